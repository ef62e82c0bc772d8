import * as v from 'valibot';
import {
  choice,
  code,
  flag,
  line,
  list,
  moment,
  money,
  optional,
  type ProductField,
  paragraphs,
  schemasOf,
  type TextKind,
  whole,
} from '#core/fields/field.ts';
import { MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { badges, categories, colours, motifs } from './product-attributes.ts';

/**
 * A field that the product page lists by its label and value (`product-attributes.texts.ts`); `feed` is its element in the product
 * feed.
 */
const attribute = <Field extends ProductField<'choice' | 'whole' | 'code'>>(
  field: Field,
  { feed }: { readonly feed?: `g:${string}` } = {},
) => ({ ...field, isAttribute: true, feed }) as const;

/**
 * Input fields of a product, in the order of the form (specification 3). API, form, columns, bulk edit, import,
 * catalogue, attributes of the product page and product feed derive from these fields. Amounts are in piastres.
 */
export const productFields = {
  name: line(MAX_PRODUCT_NAME, { min: validationCode('cart.name'), max: validationCode('cart.nameMax') }),
  /** Kind and size in a few words: the second line of a product card. */
  subtitle: line(100),
  description: paragraphs(2000),
  /** Same number of lines in both languages. */
  features: list(200),
  /** Price without a sale. */
  price: money(),
  /** Pieces; with 0 the product cannot be ordered (decision 10). */
  stock: whole(),
  /** Code on the product or its label, which a scanner reads; several products may share one. Not public. */
  barcode: optional(code()),
  /** Lower price during a sale. */
  salePrice: optional(money()),
  /** Start of the sale; without one it starts immediately. */
  saleStartsAt: optional(moment()),
  /** End of the sale; null for an unlimited one. */
  saleEndsAt: optional(moment({ isEnd: true })),
  category: choice(categories, validationCode('cart.category')),
  badge: optional(choice(badges)),
  /** Main colour; `multicolour` for several equal ones. */
  colour: attribute(optional(choice(colours)), { feed: 'g:color' }),
  motif: attribute(optional(choice(motifs)), { feed: 'g:pattern' }),
  /** Additional names for the search, such as a former one (decision 218); not displayed. */
  otherNames: list(MAX_PRODUCT_NAME),
  /** Listed first on the home page. */
  isFeatured: flag(),
};
export type ProductFieldName = keyof typeof productFields;

export type AttributeName = {
  [Name in ProductFieldName]: (typeof productFields)[Name] extends { readonly isAttribute: true } ? Name : never;
}[ProductFieldName];

/** Fields that the product page lists. */
export const attributes = Object.entries(productFields).flatMap(([name, field]) =>
  'isAttribute' in field ? [{ name: name as AttributeName, feed: field.feed }] : [],
);

/** A stored product in both languages; `price` is the current one, during a sale the lower. */
export const Product = v.object({
  id: v.string(),
  ...v.omit(v.object(schemasOf(productFields, 'value')), ['salePrice']).entries,
  /** Price before the sale; `null` without one. */
  originalPrice: v.nullable(v.number()),
  isOnSale: v.boolean(),
  /** Price of a future sale; `null` without one and during the sale. */
  plannedSalePrice: v.nullable(v.number()),
});
export type Product = v.InferOutput<typeof Product>;

/** The same fields; those without a value are optional. */
export type Sparse<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name];
} & { [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: Fields[Name] };

/** Public: the fields of a product card. */
export const cardFields = ['id', 'category', 'name', 'subtitle', 'price', 'originalPrice', 'badge'] as const;

/** Public: further fields of the product page. */
export const pageFields = ['description', 'features'] as const;

/** Planned sale, for admins only. */
const saleFields = ['plannedSalePrice', 'saleStartsAt', 'saleEndsAt'] as const;

/** The fields of a row of the admin list. */
export const adminRowFields = [...cardFields, 'stock', 'isFeatured', ...saleFields] as const;

/** Input of an admin for a product. */
export const ProductInput = v.pipe(
  form(schemasOf(productFields, 'entered')),
  v.forward(
    v.check(
      ({ salePrice, saleStartsAt, saleEndsAt }) => salePrice !== null || (saleStartsAt === null && saleEndsAt === null),
      validationCode('sale.price'),
    ),
    ['salePrice'],
  ),
  v.forward(
    v.check(({ price, salePrice }) => salePrice === null || salePrice < price, validationCode('price.sale')),
    ['salePrice'],
  ),
  v.forward(
    v.check(({ saleStartsAt, saleEndsAt }) => !(toMs(saleStartsAt) >= toMs(saleEndsAt)), validationCode('sale.end')),
    ['saleEndsAt'],
  ),
  v.forward(
    v.check(({ badge, salePrice }) => badge !== 'SALE' || salePrice !== null, validationCode('sale.badge')),
    ['badge'],
  ),
  v.forward(
    v.check(({ features: { ar, en } }) => ar.length === en.length, validationCode('features.uneven')),
    ['features', 'en'],
  ),
);
export type ProductInput = v.InferOutput<typeof ProductInput>;

/** Product input at a point in time: refuses a sale that has ended. */
export const productInputAt = (now: Date) =>
  v.pipe(
    ProductInput,
    v.forward(
      v.check(({ saleEndsAt }) => !(toMs(saleEndsAt) <= now.getTime()), validationCode('sale.past')),
      ['saleEndsAt'],
    ),
  );

/** Returns NaN without a valid time, which makes every comparison false. */
const toMs = (instant: string | null): number => Date.parse(instant ?? '');

/** Maps the entered prices to the stored ones; a future sale is stored as planned. */
export const toStoredPrices = (
  { price, salePrice, saleStartsAt }: Pick<ProductInput, 'price' | 'salePrice' | 'saleStartsAt'>,
  now: Date,
): Pick<Product, 'price' | 'originalPrice' | 'isOnSale' | 'plannedSalePrice'> => {
  const hasStarted = salePrice !== null && (saleStartsAt === null || Date.parse(saleStartsAt) <= now.getTime());
  return hasStarted
    ? { price: salePrice, originalPrice: price, isOnSale: true, plannedSalePrice: null }
    : { price, originalPrice: null, isOnSale: false, plannedSalePrice: salePrice };
};

/** Returns the input that produces this product. */
export const toProductInput = ({
  price,
  originalPrice,
  plannedSalePrice,
  ...product
}: Omit<Product, 'id' | 'isOnSale'>): ProductInput => {
  const entered = {
    ...product,
    price: originalPrice ?? price,
    salePrice: originalPrice === null ? plannedSalePrice : price,
  };
  return Object.fromEntries(productFieldNames.map((name) => [name, entered[name]])) as ProductInput;
};

const productFieldNames = Object.keys(productFields) as ProductFieldName[];

/** Names of the form's fields: `price`, `name.ar`. */
export type ProductFormName = {
  [Name in ProductFieldName]: (typeof productFields)[Name]['kind'] extends TextKind
    ? `${Name}.${ContentLanguage}`
    : Name;
}[ProductFieldName];
