import type { Bilingual } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';

/** A line as it was sold: later changes of the product do not reach it. */
export type StoredItem = {
  readonly productId: string;
  readonly name: Bilingual;
  readonly kind: Bilingual;
  readonly unitPrice: Piastres;
  readonly quantity: number;
  readonly lineTotal: Piastres;
  readonly togetherDiscount: Piastres;
};
