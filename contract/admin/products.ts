import * as v from 'valibot';
import { MAX_PRODUCT_NAME } from '../../domain/limits.ts';
import { ProductId } from '../../domain/product-id.ts';
import { ProductInput, StockCount } from '../../domain/products/product-input.ts';
import { productSorts, productStates } from '../../domain/products/product-list.ts';
import { badges, categories } from '../../domain/products.ts';
import { form, validationCode } from '../../domain/validation.ts';
import { admin } from '../access.ts';
import { LanguageInput, SearchText } from '../base.ts';
import { pageOf } from '../pagination.ts';
import { refusals } from '../refusals.ts';

const Bilingual = v.object({ ar: v.string(), en: v.string() });

/** A product as the office's list shows it. Money is whole piastres. */
export const ProductRow = v.object({
  id: v.string(),
  category: v.picklist(categories),
  name: Bilingual,
  subtitle: Bilingual,
  /** What it costs today. */
  price: v.number(),
  /** What it cost before the sale; null without one. */
  originalPrice: v.nullable(v.number()),
  stock: v.number(),
  badge: v.nullable(v.picklist(badges)),
  isFeatured: v.boolean(),
  isArchived: v.boolean(),
  /** Its number on the shelf, from 1 on; one in the archive keeps the last it had. */
  position: v.number(),
  /** Its main view, without width and format. */
  picture: v.nullable(v.string()),
});
export type ProductRow = v.InferOutput<typeof ProductRow>;

/** One of a product's views, with what is seen in it in both languages. */
export const AdminPicture = v.object({
  view: v.number(),
  path: v.string(),
  isTransparent: v.boolean(),
  alt: Bilingual,
});
export type AdminPicture = v.InferOutput<typeof AdminPicture>;

/** A product as an admin changes it. */
export const AdminProduct = v.object({
  ...ProductRow.entries,
  description: Bilingual,
  features: v.object({ ar: v.array(v.string()), en: v.array(v.string()) }),
  /** Grows with each change of an admin. */
  version: v.number(),
  /** How many products are for sale: the last place of the shelf. */
  listedCount: v.number(),
  pictures: v.array(AdminPicture),
  /** What may be said of a picture of each of the four views, in their order, until somebody says it better. */
  suggestedAlts: v.array(Bilingual),
});
export type AdminProduct = v.InferOutput<typeof AdminProduct>;

/** What the list is narrowed to and sorted by; `after` is the last product of the page before. */
export const AdminProductFilters = v.strictObject({
  language: LanguageInput,
  q: v.optional(SearchText(MAX_PRODUCT_NAME)),
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

export const products = {
  list: admin
    .route({
      method: 'GET',
      path: '/admin/products',
      summary: 'Products in the order of the shelf, by name or by stock',
    })
    .input(AdminProductFilters)
    .output(pageOf(ProductRow)),
  get: admin
    .route({ method: 'GET', path: '/admin/products/{id}', summary: 'One product with all that can be changed' })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ id: ProductId }))
    .output(AdminProduct),
  create: admin
    .route({
      method: 'POST',
      path: '/admin/products',
      successStatus: 201,
      summary: 'Put a new product at the end of the shelf, or into the archive',
    })
    .input(form({ product: ProductInput, isArchived: v.boolean(validationCode('generic')) }))
    .output(AdminProduct),
  update: admin
    .route({
      method: 'PUT',
      path: '/admin/products/{id}',
      summary: 'Change a product, unless somebody else has changed it since',
    })
    .errors(refusals('PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'))
    .input(
      form({
        id: ProductId,
        product: ProductInput,
        /** The version that was changed. */
        version: v.pipe(v.number(validationCode('generic')), v.integer(validationCode('generic'))),
        /** The stock that was shown: as it is written back, orders that took some meanwhile keep what they took. */
        expectedStock: StockCount,
      }),
    )
    .output(AdminProduct),
  updatePosition: admin
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/position',
      summary: 'Move a product to another place of the shelf',
    })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(form({ id: ProductId, position }))
    .output(v.object({ position: v.number() })),
  setArchived: admin
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/archived',
      summary: 'Take a product off the shelf, or bring it back to the end of it',
    })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(form({ id: ProductId, isArchived: v.boolean(validationCode('generic')) }))
    .output(AdminProduct),
};
