import { isProductId } from '#core/forms/is-product-id.ts';
import { MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { MAX_PRICE, type Piastres } from '#core/money/money.ts';
import { lengthOf } from '#core/text/clean-text.ts';
import { MAX_QUANTITY } from '#features/pricing/max-quantity.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';

/** A line of the cart in the browser's storage (specification 3, 5). It is never sent, so no schema parses it. */
export interface CartItem {
  readonly id: string;
  readonly name: string;
  readonly price: Piastres;
  readonly image: string;
  readonly category: Category;
  readonly quantity: number;
  /** The anchor of the bought-together group it was added with (decision 5). */
  readonly togetherWith?: string | undefined;
}

/** Parses a stored cart line and drops unknown fields; returns the code of the first error. */
export function parseCartItem(stored: unknown): CartItem | ValidationCode {
  if (typeof stored !== 'object' || stored === null) return 'generic';
  const { id, name, price, image, category, quantity, togetherWith }: Partial<Record<string, unknown>> = { ...stored };
  if (!isProductId(id)) return 'cart.id';
  if (!isText(name)) return 'cart.name';
  if (lengthOf(name) > MAX_PRODUCT_NAME) return 'cart.nameMax';
  if (!isInteger(price) || price < 1) return 'cart.price';
  if (price > MAX_PRICE) return 'cart.priceMax';
  if (!isText(image)) return 'cart.image';
  if (!isCategory(category)) return 'cart.category';
  if (!isInteger(quantity)) return 'cart.quantityWhole';
  if (quantity < 1) return 'cart.quantityPositive';
  if (quantity > MAX_QUANTITY) return 'cart.quantityMax';
  const item = { id, name, price, image, category, quantity };
  if (togetherWith === undefined) return item;
  return isProductId(togetherWith) ? { ...item, togetherWith } : 'cart.id';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isInteger = (value: unknown): value is number => Number.isInteger(value);

const isCategory = (value: unknown): value is Category => categories.some((category) => category === value);

/** Parses a stored cart: not a list is an empty cart; an invalid or duplicate entry is dropped (decision 38). */
export function parseStoredCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const items = stored.flatMap((entry) => {
    const read = parseCartItem(entry);
    return typeof read === 'string' ? [] : read;
  });
  return items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index);
}
