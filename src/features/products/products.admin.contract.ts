import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, LineInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { bilingual } from '#core/fields/field.ts';
import { MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { adminRowFields, Product, ProductInput, productFields } from './product.ts';
import { categories } from './product-attributes.ts';
import { productSorts, productStates } from './product-list.ts';
import { GreatestDiscountPercent } from './products.contract.ts';
import { productErrors } from './products.errors.ts';

/** A product in the admin list. Money is in piastres. */
export const ProductRow = v.object({
  ...v.pick(Product, adminRowFields).entries,
  isArchived: v.boolean(),
  /** Position in the shop, from 1; an archived product keeps its last position. */
  position: v.number(),
  /** Path of the main view, without width and format. */
  picture: v.nullable(v.string()),
});
export type ProductRow = v.InferOutput<typeof ProductRow>;

/** One view of a product, with its alt text in both languages. */
export const AdminPicture = v.object({
  view: v.number(),
  path: v.string(),
  isTransparent: v.boolean(),
  alt: bilingual(v.string()),
});
export type AdminPicture = v.InferOutput<typeof AdminPicture>;

/** A product in the admin's edit form. */
export const AdminProduct = v.object({
  ...v.omit(Product, ['isOnSale']).entries,
  ...ProductRow.entries,
  /** Incremented by each change of an admin. */
  version: v.number(),
  /** Number of listed products, which is the last position. */
  listedCount: v.number(),
  pictures: v.array(AdminPicture),
  /** Default alt texts of the four views, in order. */
  suggestedAlts: v.array(bilingual(v.string())),
});
export type AdminProduct = v.InferOutput<typeof AdminProduct>;

/** Filters and sorting of the product list; `after` is the last product of the previous page. */
export const AdminProductFilters = v.strictObject({
  language: LanguageInput,
  q: v.optional(LineInput(MAX_PRODUCT_NAME)),
  category: v.optional(v.picklist(categories)),
  state: v.optional(v.picklist(productStates)),
  sort: v.optional(v.picklist(productSorts)),
  after: v.optional(ProductId),
});
export type AdminProductFilters = v.InferOutput<typeof AdminProductFilters>;

const position = v.pipe(
  v.number(validationCode('generic')),
  v.integer(validationCode('generic')),
  v.minValue(1),
  v.maxValue(1_000_000),
);

export const adminProductsContract = {
  list: staff('catalogue.read')
    .route({
      method: 'GET',
      path: '/admin/products',
      summary: 'Products by position, name or stock',
    })
    .input(AdminProductFilters)
    .output(v.object({ ...pageOf(ProductRow).entries, greatestDiscountPercent: GreatestDiscountPercent })),
  get: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/products/{id}', summary: 'One product with its editable fields' })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ id: ProductId }))
    .output(AdminProduct),
  create: staff('catalogue.write')
    .route({
      method: 'POST',
      path: '/admin/products',
      successStatus: 201,
      summary: 'Create a product at the last position, or in the archive',
    })
    .input(form({ product: ProductInput, isArchived: v.boolean(validationCode('generic')) }))
    .output(AdminProduct),
  update: staff('catalogue.write')
    .route({
      method: 'PUT',
      path: '/admin/products/{id}',
      summary: 'Update a product, unless another admin has changed it since',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'))
    .input(
      form({
        id: ProductId,
        product: ProductInput,
        /** The version that the change is based on. */
        version: v.pipe(v.number(validationCode('generic')), v.integer(validationCode('generic'))),
        /** The displayed stock: only the difference is written, so that the items of concurrent orders stay deducted. */
        expectedStock: productFields.stock.entered,
      }),
    )
    .output(AdminProduct),
  updatePosition: staff('catalogue.write')
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/position',
      summary: 'Move a product to another position',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(form({ id: ProductId, position }))
    .output(v.object({ position: v.number() })),
  setArchived: staff('catalogue.write')
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/archived',
      summary: 'Archive a product, or restore it at the last position',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(form({ id: ProductId, isArchived: v.boolean(validationCode('generic')) }))
    .output(AdminProduct),
};
