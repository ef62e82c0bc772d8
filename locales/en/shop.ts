import type { Like } from '../like.ts';
import { catalogue } from './catalogue.ts';
import { counts } from './counts.ts';
import { fields } from './fields.ts';
import { list } from './list.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { shell } from './shell.ts';

/** What every page of the shop may say in the browser, in English. */
export const shop: Like<typeof import('../ar/shop.ts').shop> = {
  catalogue,
  counts,
  fields,
  list,
  pages,
  product,
  shell,
};
