import type { Category } from '../../../domain/products.ts';
import type { ListState } from './list-state.ts';

interface Titles<Title> {
  readonly all: Title;
  readonly newArrivals: Title;
  readonly onSale: Title;
  readonly categories: Readonly<Record<Category, Title>>;
}

/** What says most of a list: its category, else the one flag that it shows, else everything. */
export const listTitle = <Title>({ category, isNew, isOnSale }: ListState, titles: Titles<Title>): Title => {
  if (category) return titles.categories[category];
  if (isNew === isOnSale) return titles.all;
  return isNew ? titles.newArrivals : titles.onSale;
};
