import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { newProduct } from './product-input.ts';

const teaSet = { id: 'set-tea-01' };

const someProduct = async ({ database }: OpenShop) => {
  await database.pool.query(`update products set is_archived = false where id = 'set-tea-01'`);
  const { rows } = await database.pool.query(
    `select stock, version, position, is_archived from products where id = 'set-tea-01'`,
  );
  return rows[0];
};

const someImport = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into product_imports (admin_id, file_name, content, plan_hash, changes)
     values ($1, 'products.csv', convert_to('id,price', 'UTF8'), '', 1) returning id`,
    [userId],
  );

export const endpointExamples: EndpointExamples = {
  'admin.products.create': () => ({ body: { product: newProduct() } }),
  'admin.products.update': async (shop) => {
    const { stock, version } = await someProduct(shop);
    return { at: teaSet, body: { product: newProduct({ stock }), expectedStock: stock, version } };
  },
  'admin.products.updatePosition': async (shop) => {
    const { position } = await someProduct(shop);
    return { at: teaSet, body: { position: position === 1 ? 2 : 1 } };
  },
  'admin.products.setArchived': async (shop) => {
    const { is_archived: isArchived } = await someProduct(shop);
    return { at: teaSet, body: { isArchived: !isArchived } };
  },
  // spares all, because later calls need the products; its effect is tested in demonstration.test.ts
  'admin.demonstration.remove': async ({ database }) => {
    await database.pool.query('update products set version = 2 where version = 1');
    return {};
  },
  'admin.demonstration.keep': async ({ database }) => {
    await database.pool.query(`delete from setup_records where name = 'demonstration-kept'`);
    return { body: { isAccepted: true } };
  },
  'admin.productGrid.save': async (shop) => {
    const { version } = await someProduct(shop);
    return { body: { changes: [{ ...teaSet, version, price: 123_400 }] } };
  },
  'admin.productPictures.upload': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: teaSet, body: { version, alt: { ar: 'طقم شاي', en: randomText() } } };
  },
  'admin.productPictures.delete': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: { ...teaSet, view: '4' }, body: { version } };
  },
  // with a file it is tested in product-imports.test.ts
  'admin.productImports.check': () => ({ code: 'VALIDATION_FAILED' }),
  // with a part it is tested in import-pictures.test.ts
  'admin.productImports.addPart': () => ({ code: 'VALIDATION_FAILED' }),
  'admin.productImports.preparePictures': async (shop, person) => ({
    at: { id: await someImport(shop, person) },
    code: 'RESOURCE_NOT_FOUND',
  }),
  'admin.productImports.start': async (shop, person) => ({
    at: { id: await someImport(shop, person) },
    body: { archivesNew: true },
  }),
  'admin.productImports.get': async (shop, person) => ({ at: { id: await someImport(shop, person) } }),
  'admin.productImports.cancel': async (shop, person) => ({ at: { id: await someImport(shop, person) } }),
};
