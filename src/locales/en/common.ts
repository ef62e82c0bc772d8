import type { SameShape } from '../same-shape.ts';
import { catalogue } from './common/catalogue.ts';
import { counts } from './common/counts.ts';
import { fields } from './common/fields.ts';
import { layout } from './common/layout.ts';
import { product } from './common/product.ts';
import { productList } from './common/product-list.ts';
import { states } from './common/states.ts';

/** Browser messages of every page, in English. */
export const messages: SameShape<typeof import('../ar/common.ts').messages> = (shop) => ({
  catalogue,
  counts,
  fields,
  productList,
  states,
  product,
  layout: layout(shop),
});
