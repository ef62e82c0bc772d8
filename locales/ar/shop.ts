import { catalogue } from './catalogue.ts';
import { counts } from './counts.ts';
import { fields } from './fields.ts';
import { list } from './list.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { shell } from './shell.ts';

/** What every page of the shop may say in the browser, in Arabic: the shape of these messages. */
export const shop = {
  catalogue,
  counts,
  fields,
  list,
  pages,
  product,
  shell,
};
