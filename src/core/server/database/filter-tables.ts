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
