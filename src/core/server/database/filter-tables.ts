/** Values of `src/features/products/product-attributes.ts`, which the platform does not import. */
export type Colour = 'blue' | 'turquoise' | 'green' | 'multicolour' | 'black' | 'terracotta' | 'gold' | 'white';
export type Motif =
  | 'lotus'
  | 'papyrus'
  | 'arabesque'
  | 'star'
  | 'calligraphy'
  | 'hieroglyphs'
  | 'eye_of_horus'
  | 'scarab'
  | 'waves'
  | 'plain';

/** How many listed products have each combination of filters; the empty text is no colour or no motif. */
export type FilterCountsTable = {
  readonly category: 'plates' | 'bowls' | 'cups' | 'sets';
  readonly is_new: boolean;
  readonly is_on_sale: boolean;
  readonly colour: Colour | '';
  readonly motif: Motif | '';
  readonly price_band: number;
  readonly count: number;
};
