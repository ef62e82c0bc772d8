import type { Language } from '../../../domain/language.ts';
import type { Category } from '../../../domain/products.ts';
import type { Sort } from '../../../domain/search/sort.ts';
import type { Sought } from '../../../domain/search/sought.ts';

/** What a list is narrowed to beside its category. */
export interface Narrowed {
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  /** In which language's texts is searched. */
  readonly foundIn: Language;
  /** All of it must be found. */
  readonly sought: readonly Sought[];
}

/** In which order a list stands, and behind which of its rows it goes on. */
export interface Ordered {
  readonly sort: Sort;
  readonly language: Language;
  readonly after: { readonly id: string; readonly name: string; readonly price: number } | null;
}

/**
 * How the products of a category are found where nothing is searched for: so few are looked up and put in order, of so many
 * the order is followed until enough of them have come by.
 */
export type Reading = { readonly category: Category; readonly isFew: boolean };
