import type { SameShape } from '../../same-shape.ts';

export const attributeWords: SameShape<typeof import('../../ar/admin/product-attributes.ts').attributeWords> = {
  colour: {
    blue: 'Blue',
    turquoise: 'Turquoise',
    green: 'Green',
    multicolour: 'Multicolour',
    black: 'Black',
    terracotta: 'Terracotta',
    gold: 'Gold',
    white: 'White',
  },
  motif: {
    lotus: 'Lotus',
    papyrus: 'Papyrus',
    arabesque: 'Arabesque',
    star: 'Star',
    calligraphy: 'Calligraphy',
    hieroglyphs: 'Hieroglyphs',
    eye_of_horus: 'Eye of Horus',
    scarab: 'Scarab',
    waves: 'Nile waves',
    plain: 'Plain',
  },
};
