/** Categories in display order; bowls has no products yet (specification 3). */
export const categories = ['plates', 'bowls', 'cups', 'sets'] as const;
export type Category = (typeof categories)[number];

/** Leading colours of a product, in the order of the filter. */
export const colours = ['blue', 'turquoise', 'green', 'multicolour', 'black', 'terracotta', 'gold', 'white'] as const;
export type Colour = (typeof colours)[number];

/** Motifs of a product, in the order of the filter. */
export const motifs = [
  'lotus',
  'papyrus',
  'arabesque',
  'star',
  'calligraphy',
  'hieroglyphs',
  'eye_of_horus',
  'scarab',
  'waves',
  'plain',
] as const;
export type Motif = (typeof motifs)[number];

/** Badges of a product card (specification 3). */
export const badges = ['SALE', 'NEW'] as const;
