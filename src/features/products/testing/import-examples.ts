import { randomUUID } from 'node:crypto';
import { idOf, inLanguage, type Prepare } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const someImport = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into product_imports (admin_id, file_name, content, plan_hash, changes)
     values ($1, 'products.csv', convert_to('id,price', 'UTF8'), '', 1) returning id`,
    [userId],
  );

/** Valid calls of the import and export endpoints. */
export const importTrials: Readonly<Record<string, Prepare>> = {
  'admin.productImports.export': () => ({ query: '?language=ar&separator=comma' }),
  // with a file it is tested in product-imports.test.ts
  'admin.productImports.check': () => ({ body: inLanguage, status: 400, code: 'VALIDATION_FAILED' }),
  'admin.productImports.createArchive': () => ({ body: { size: 1000 } }),
  // with a part it is tested in import-pictures.test.ts
  'admin.productImports.addPart': () => ({
    at: { id: randomUUID(), number: '0' },
    body: {},
    status: 400,
    code: 'VALIDATION_FAILED',
  }),
  'admin.productImports.preparePictures': async (shop, person) => ({
    at: { id: await someImport(shop, person) },
    status: 404,
    code: 'RESOURCE_NOT_FOUND',
  }),
  'admin.productImports.start': async (shop, person) => ({
    at: { id: await someImport(shop, person) },
    body: { archivesNew: true },
  }),
  'admin.productImports.get': async (shop, person) => ({ at: { id: await someImport(shop, person) } }),
  'admin.productImports.cancel': async (shop, person) => ({ at: { id: await someImport(shop, person) } }),
};
