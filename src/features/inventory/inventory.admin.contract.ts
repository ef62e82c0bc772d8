import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, LineInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { detailNames } from '#core/errors/error-details.ts';
import { MAX_BARCODE_LENGTH, MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { productFields } from '#features/products/product.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { MAX_COUNTED_PRODUCTS, stockReasons } from '#features/products/stock-movement.ts';

/** Errors of stocktaking. */
export const inventoryErrors = defineErrors({
  STOCK_COUNT_OUTDATED: {
    status: 409,
    details: { names: [{ ar: 'إفريز اللوتس', en: 'Lotus Frieze' }] },
    text: {
      ar: (details) => {
        const names = detailNames(details, 'ar');
        return `لم يُحفظ شيء، لأن منتجات عُدّت أو صُحّح مخزونها في هذه الأثناء. عُدّها من جديد${names === undefined ? '.' : `: ${names}`}`;
      },
      en: (details) => {
        const names = detailNames(details, 'en');
        return `Nothing was saved, because somebody has counted or corrected products meanwhile. Count them again${names === undefined ? '.' : `: ${names}`}`;
      },
    },
  },
});

/** A change of a product's stock (decision 199). */
export const StockMovement = v.object({
  id: v.string(),
  product: v.object({ id: v.string(), name: v.string() }),
  /** Added quantity; negative for a removed one. */
  quantity: v.number(),
  /** Stock after the movement. */
  stock: v.number(),
  reason: v.picklist(stockReasons),
  orderNumber: v.nullable(v.string()),
  /**
   * E-mail address of the admin, or of the customer for a role that may see customers; null for orders, the shop itself and deleted
   * accounts.
   */
  by: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type StockMovement = v.InferOutput<typeof StockMovement>;

/** Filters of the movements; `after` is the last movement of the previous page. */
export const StockMovementFilters = v.strictObject({
  language: LanguageInput,
  product: v.optional(ProductId),
  reason: v.optional(v.picklist(stockReasons)),
  after: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))),
});
export type StockMovementFilters = v.InferOutput<typeof StockMovementFilters>;

/** A product to count, with its stock and its newest movement. */
export const CountableProduct = v.object({
  id: v.string(),
  name: v.string(),
  subtitle: v.string(),
  barcode: v.nullable(v.string()),
  /** Path of the main view, without width and format. */
  picture: v.nullable(v.string()),
  isArchived: v.boolean(),
  stock: v.number(),
  movement: v.number(),
  /** Whether the id or barcode equals the query. */
  isExact: v.boolean(),
});
export type CountableProduct = v.InferOutput<typeof CountableProduct>;

const MovementId = v.pipe(
  v.number(validationCode('generic')),
  v.integer(validationCode('generic')),
  v.minValue(1, validationCode('generic')),
  v.maxValue(Number.MAX_SAFE_INTEGER, validationCode('generic')),
);

/** Counted quantity of a product when `movement` was its newest one. */
export const StockCount = form({
  productId: ProductId,
  counted: productFields.stock.entered,
  movement: MovementId,
});
export type StockCount = v.InferOutput<typeof StockCount>;

export const adminStockContract = {
  movements: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/stock/movements', summary: 'Changes of stock, newest first' })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(StockMovementFilters)
    .output(
      v.object({
        ...pageOf(StockMovement).entries,
        /** The product of the filter, with its current stock. */
        product: v.nullable(v.object({ id: v.string(), name: v.string(), stock: v.number() })),
      }),
    ),
  find: staff('catalogue.read')
    .route({
      method: 'GET',
      path: '/admin/stock/products',
      summary: 'Products to count, by barcode, id or name; exact matches of barcode or id first',
    })
    .input(v.strictObject({ language: LanguageInput, q: LineInput(Math.max(MAX_PRODUCT_NAME, MAX_BARCODE_LENGTH)) }))
    .output(v.object({ items: v.array(CountableProduct) })),
  getCurrent: staff('catalogue.read')
    .route({
      method: 'GET',
      path: '/admin/stock/products/{id}',
      summary: 'Current stock of a product, and its newest movement',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ id: ProductId }))
    .output(v.object({ stock: v.number(), movement: v.number() })),
  saveCounts: staff('catalogue.write')
    .route({
      method: 'POST',
      path: '/admin/stock/counts',
      summary: 'Save a stocktaking: all counts, or none when a product was counted or corrected in the meantime',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .errors(inventoryErrors.pick('STOCK_COUNT_OUTDATED'))
    .input(
      form({
        counts: v.pipe(
          v.array(StockCount, validationCode('generic')),
          v.minLength(1, validationCode('generic')),
          v.maxLength(MAX_COUNTED_PRODUCTS, validationCode('generic')),
          v.check(
            (counts) => new Set(counts.map(({ productId }) => productId)).size === counts.length,
            validationCode('generic'),
          ),
        ),
      }),
    )
    .output(
      v.object({
        /** Difference between count and stock, and the new stock. */
        items: v.array(v.object({ productId: v.string(), difference: v.number(), stock: v.number() })),
      }),
    ),
};
