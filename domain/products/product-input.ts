import * as v from 'valibot';
import { lineField, paragraphsField } from '../forms/fields.ts';
import { MAX_FEATURES, MAX_PRODUCT_NAME, MAX_STOCK } from '../limits.ts';
import { MAX_PRICE } from '../money.ts';
import { badges, categories } from '../products.ts';
import { cleanLine, lengthOf } from '../text/clean-text.ts';
import { form, type ValidationCode, validationCode } from '../validation.ts';

export const MAX_SUBTITLE_LENGTH = 100;

export const MAX_DESCRIPTION = 2000;

const MAX_FEATURE = 200;

const amount = (code: ValidationCode) =>
  v.pipe(
    v.number(code),
    v.integer(code),
    v.minValue(1, validationCode('cart.price')),
    v.maxValue(MAX_PRICE, validationCode('cart.priceMax')),
  );

const inBoth = <Field extends v.GenericSchema>(field: Field) => form({ ar: field, en: field });

const line = (max: number) =>
  lineField({ min: 1, max }, { min: validationCode('required'), max: validationCode('text.max') });

const features = v.pipe(
  v.array(v.string(validationCode('generic')), validationCode('required')),
  v.transform((lines) => lines.map(cleanLine).filter((each) => each !== '')),
  v.check((lines) => lines.length <= MAX_FEATURES, validationCode('features.many')),
  v.check((lines) => lines.every((each) => lengthOf(each) <= MAX_FEATURE), validationCode('text.max')),
);

/** A stock count. */
export const StockCount = v.pipe(
  v.number(validationCode('stock.whole')),
  v.integer(validationCode('stock.whole')),
  v.minValue(0, validationCode('stock.whole')),
  v.maxValue(MAX_STOCK, validationCode('stock.whole')),
);

/**
 * Everything that an admin enters about a product. `price` is the price without a sale, `salePrice` the price during one, both
 * in piastres. Features are lists of lines, of equal length in both languages.
 */
export const ProductInput = v.pipe(
  form({
    category: v.picklist(categories, validationCode('cart.category')),
    price: amount(validationCode('price.typed')),
    salePrice: v.nullable(amount(validationCode('price.typed'))),
    stock: StockCount,
    badge: v.nullable(v.picklist(badges, validationCode('generic'))),
    isFeatured: v.boolean(validationCode('generic')),
    name: inBoth(
      lineField(
        { min: 1, max: MAX_PRODUCT_NAME },
        { min: validationCode('cart.name'), max: validationCode('cart.nameMax') },
      ),
    ),
    subtitle: inBoth(line(MAX_SUBTITLE_LENGTH)),
    description: inBoth(
      paragraphsField(
        { min: 1, max: MAX_DESCRIPTION },
        { min: validationCode('required'), max: validationCode('text.max') },
      ),
    ),
    features: inBoth(features),
  }),
  v.forward(
    v.check(({ price, salePrice }) => salePrice === null || salePrice < price, validationCode('price.sale')),
    ['salePrice'],
  ),
  v.forward(
    v.check(({ features: { ar, en } }) => ar.length === en.length, validationCode('features.uneven')),
    ['features', 'en'],
  ),
);

export type ProductInput = v.InferOutput<typeof ProductInput>;

/** Maximum length of an alt text, in code points. */
export const MAX_ALT = 200;

const altLine = lineField(
  { min: 1, max: MAX_ALT },
  { min: validationCode('required'), max: validationCode('text.max') },
);

/** Alt text of a picture in both languages. */
export const PictureAlt = form({ ar: altLine, en: altLine });
