import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { archiveProduct } from './office/archive-product.ts';
import { changeProduct } from './office/change-product.ts';
import { createProduct } from './office/create-product.ts';
import { listOfficeProducts } from './office/list-office-products.ts';
import { placeProduct } from './office/place-product.ts';
import { showOfficeProduct } from './office/show-office-product.ts';

const { office } = api;

/** The door of the products for their admins. */
export const officeProducts = {
  list: office.products.list.handler(({ context, input }) => listOfficeProducts(context.shop, input)),
  show: office.products.show.handler(({ context, input }) => showOfficeProduct(context.shop.database.kysely, input.id)),
  create: office.products.create.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return createProduct(context.shop, userId, input);
  }),
  change: office.products.change.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return changeProduct(context.shop, userId, input);
  }),
  place: office.products.place.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return placeProduct(context.shop, userId, input);
  }),
  archive: office.products.archive.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return archiveProduct(context.shop, userId, input);
  }),
};
