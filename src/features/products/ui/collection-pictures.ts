import type { Category } from '../product-attributes.ts';

/** The cut-out photograph of each collection, by its path. */
export const collectionPictures: Readonly<Record<Category, string>> = {
  plates: 'plate-arabesque-01/1',
  bowls: 'scenes/bowl',
  cups: 'cup-tea-03/1',
  sets: 'set-tea-03/1',
};
