import * as v from 'valibot';
import { MAX_FEATURES, MAX_PRODUCT_NAME, MAX_STOCK } from '../limits.ts';
import { MAX_PRICE } from '../money.ts';
import { lineField, paragraphsField } from '../people/fields.ts';
import { badges, categories } from '../products.ts';
import { cleanLine } from '../text/clean.ts';
import { lengthOf } from '../text/length-of.ts';
import { form, says, type ValidationCode } from '../validation.ts';

export const MAX_KIND = 100;
export const MAX_DESCRIPTION = 2000;
export const MAX_FEATURE = 200;

const amount = (code: ValidationCode) =>
  v.pipe(
    v.number(code),
    v.integer(code),
    v.minValue(1, says('cart.price')),
    v.maxValue(MAX_PRICE, says('cart.priceMax')),
  );

const inBoth = <Field extends v.GenericSchema>(field: Field) => form({ ar: field, en: field });

const line = (max: number) => lineField({ min: 1, max }, { min: says('required'), max: says('text.max') });

const features = v.pipe(
  v.array(v.string(says('generic')), says('required')),
  v.transform((lines) => lines.map(cleanLine).filter((each) => each !== '')),
  v.check((lines) => lines.length <= MAX_FEATURES, says('features.many')),
  v.check((lines) => lines.every((each) => lengthOf(each) <= MAX_FEATURE), says('text.max')),
);

/** A number of pieces that lie on a shelf. */
export const StockCount = v.pipe(
  v.number(says('stock.whole')),
  v.integer(says('stock.whole')),
  v.minValue(0, says('stock.whole')),
  v.maxValue(MAX_STOCK, says('stock.whole')),
);

/**
 * All that an admin writes about a product. `price` is what it costs without a sale, `salePrice` what it costs while there
 * is one; both in piastres. The features are told line by line, as many in one language as in the other.
 */
export const ProductInput = v.pipe(
  form({
    category: v.picklist(categories, says('cart.category')),
    price: amount(says('price.typed')),
    salePrice: v.nullable(amount(says('price.typed'))),
    stock: StockCount,
    badge: v.nullable(v.picklist(badges, says('generic'))),
    isFeatured: v.boolean(says('generic')),
    name: inBoth(lineField({ min: 1, max: MAX_PRODUCT_NAME }, { min: says('cart.name'), max: says('cart.nameMax') })),
    kind: inBoth(line(MAX_KIND)),
    description: inBoth(
      paragraphsField({ min: 1, max: MAX_DESCRIPTION }, { min: says('required'), max: says('text.max') }),
    ),
    features: inBoth(features),
  }),
  v.forward(
    v.check(({ price, salePrice }) => salePrice === null || salePrice < price, says('price.sale')),
    ['salePrice'],
  ),
  v.forward(
    v.check(({ features: { ar, en } }) => ar.length === en.length, says('features.uneven')),
    ['features', 'en'],
  ),
);
export type ProductInput = v.InferOutput<typeof ProductInput>;
