import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import {
  archiveProduct,
  createProduct,
  getAdminProduct,
  listAdminProducts,
  moveProductToPosition,
  updateProduct,
} from './admin/admin-products.ts';
import { exportProducts } from './bulk/export-products.ts';
import { addArchivePart, createArchive } from './bulk/import-archives.ts';
import { prepareImportPictures } from './bulk/import-pictures.ts';
import { listGridProducts, saveGrid } from './bulk/product-grid.ts';
import { cancelProductImport, checkImport, getProductImport, startProductImport } from './bulk/product-imports.ts';
import { getCartProducts } from './cart-products.ts';
import { getProduct } from './get-product.ts';
import { getHomeSections } from './home-sections.ts';
import { listProducts } from './listing/list-products.ts';
import { suggestSearches } from './listing/suggest-searches.ts';
import { deletePicture, uploadPicture } from './pictures/pictures.ts';

/** Endpoints of products. */
export const products = {
  list: api.products.list.handler(({ context, input }) => context.readPublic((shop) => listProducts(shop, input))),
  get: api.products.get.handler(({ context, input }) => context.readPublic((shop) => getProduct(shop, input))),
  home: api.products.home.handler(({ context, input }) => context.readPublic((shop) => getHomeSections(shop, input))),
  suggestSearches: api.products.suggestSearches.handler(({ context, input }) =>
    context.readPublic((shop) =>
      suggestSearches(shop, input, () => context.limits.spend('suggestions', context.address)),
    ),
  ),
  cartProducts: api.products.cartProducts.handler(({ context, input }) =>
    context.readPublic((shop) => getCartProducts(shop, input)),
  ),
};

const { admin } = api;

/** Admin endpoints of products. */
export const adminProducts = {
  list: admin.products.list.handler(({ context, input }) => listAdminProducts(context.shop, input)),
  get: admin.products.get.handler(({ context, input }) => getAdminProduct(context.shop.database.kysely, input.id)),
  create: admin.products.create.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return createProduct(context.shop, userId, input);
  }),
  update: admin.products.update.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return updateProduct(context.shop, userId, input);
  }),
  updatePosition: admin.products.updatePosition.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return moveProductToPosition(context.shop, userId, input);
  }),
  setArchived: admin.products.setArchived.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return archiveProduct(context.shop, userId, input);
  }),
};

const { productGrid, productImports, productPictures } = api.admin;

/** Admin endpoints of files of products. */
export const adminProductImports = {
  export: productImports.export.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return exportProducts(context.shop, userId, input);
  }),
  check: productImports.check.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('productFile', userId);
    return checkImport(context.shop, userId, input);
  }),
  createArchive: productImports.createArchive.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('productFile', userId);
    return createArchive(context.shop, userId, input);
  }),
  addPart: productImports.addPart.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('archivePart', userId);
    return addArchivePart(context.shop, userId, input);
  }),
  preparePictures: productImports.preparePictures.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return prepareImportPictures(context.shop, userId, input);
  }),
  start: productImports.start.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return startProductImport(context.shop, userId, input);
  }),
  get: productImports.get.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return getProductImport(context.shop, userId, input);
  }),
  cancel: productImports.cancel.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return cancelProductImport(context.shop, userId, input);
  }),
};

/** Admin endpoints of the grid of products. */
export const adminProductGrid = {
  list: productGrid.list.handler(({ context, input }) => listGridProducts(context.shop, input)),
  save: productGrid.save.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return saveGrid(context.shop, userId, input.changes);
  }),
};

/** Admin endpoints of product pictures. */
export const adminProductPictures = {
  upload: productPictures.upload.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return uploadPicture(context.shop, userId, input);
  }),
  delete: productPictures.delete.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return deletePicture(context.shop, userId, input);
  }),
};
