import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminProductGridContract } from '../bulk-edit.admin.contract.ts';
import { adminDemonstrationContract } from '../demonstration.admin.contract.ts';
import { adminProductPicturesContract } from '../media.admin.contract.ts';
import { adminProductImportsContract } from '../product-imports.admin.contract.ts';
import { adminProductsContract } from '../products.admin.contract.ts';
import {
  archiveProduct,
  createProduct,
  getAdminProduct,
  listAdminProducts,
  moveProductToPosition,
  updateProduct,
} from './admin/admin-products.ts';
import { listGridProducts, saveGrid } from './bulk-edit/bulk-edit.ts';
import { getDemonstration, keepDemonstration, removeDemonstration } from './demonstration/demonstration.ts';
import { exportProducts } from './import/export-products.ts';
import { addArchivePart, createArchive } from './import/import-archives.ts';
import { prepareImportPictures } from './import/import-pictures.ts';
import { cancelProductImport, checkImport, getProductImport, startProductImport } from './import/product-imports.ts';
import { deletePicture, uploadPicture } from './media/pictures.ts';

const adminProductsApi = implementContract(adminProductsContract);
const adminDemonstrationApi = implementContract(adminDemonstrationContract);
const adminProductGridApi = implementContract(adminProductGridContract);
const adminProductImportsApi = implementContract(adminProductImportsContract);
const adminProductPicturesApi = implementContract(adminProductPicturesContract);

/** Admin endpoints of products. */
export const adminProductsRouter = adminProductsApi.router({
  list: adminProductsApi.list.handler(({ context, input }) => listAdminProducts(context.shop, input)),
  get: adminProductsApi.get.handler(({ context, input }) => getAdminProduct(context.shop.database.kysely, input.id)),
  create: adminProductsApi.create.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return createProduct(context.shop, userId, input);
  }),
  update: adminProductsApi.update.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return updateProduct(context.shop, userId, input);
  }),
  updatePosition: adminProductsApi.updatePosition.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return moveProductToPosition(context.shop, userId, input);
  }),
  setArchived: adminProductsApi.setArchived.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return archiveProduct(context.shop, userId, input);
  }),
});

/** Admin endpoints of the demonstration products. */
export const adminDemonstrationRouter = adminDemonstrationApi.router({
  get: adminDemonstrationApi.get.handler(({ context }) => getDemonstration(context.shop)),
  remove: adminDemonstrationApi.remove.handler(async ({ context }) => {
    const { userId } = await requireCaller(context);
    return removeDemonstration(context.shop, userId);
  }),
  keep: adminDemonstrationApi.keep.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return keepDemonstration(context.shop, userId, input.isAccepted);
  }),
});

/** Admin endpoints of product imports and exports. */
export const adminProductImportsRouter = adminProductImportsApi.router({
  export: adminProductImportsApi.export.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return exportProducts(context.shop, userId, input);
  }),
  check: adminProductImportsApi.check.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('productFile', userId);
    return checkImport(context.shop, userId, input);
  }),
  createArchive: adminProductImportsApi.createArchive.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('productFile', userId);
    return createArchive(context.shop, userId, input);
  }),
  addPart: adminProductImportsApi.addPart.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('archivePart', userId);
    return addArchivePart(context.shop, userId, input);
  }),
  preparePictures: adminProductImportsApi.preparePictures.handler(async ({ context, input, signal }) => {
    const { userId } = await requireCaller(context);
    return prepareImportPictures(context.shop, userId, input, { signal });
  }),
  start: adminProductImportsApi.start.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return startProductImport(context.shop, userId, input);
  }),
  get: adminProductImportsApi.get.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return getProductImport(context.shop, userId, input);
  }),
  cancel: adminProductImportsApi.cancel.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return cancelProductImport(context.shop, userId, input);
  }),
});

/** Admin endpoints of the bulk editor. */
export const adminProductGridRouter = adminProductGridApi.router({
  list: adminProductGridApi.list.handler(({ context, input }) => listGridProducts(context.shop, input)),
  save: adminProductGridApi.save.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return saveGrid(context.shop, userId, input.changes);
  }),
});

/** Admin endpoints of product pictures. */
export const adminProductPicturesRouter = adminProductPicturesApi.router({
  upload: adminProductPicturesApi.upload.handler(async ({ context, input, signal }) => {
    const { userId } = await requireCaller(context);
    return uploadPicture(context.shop, userId, input, { signal });
  }),
  delete: adminProductPicturesApi.delete.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return deletePicture(context.shop, userId, input);
  }),
});
