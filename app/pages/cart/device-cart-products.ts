import { isRouteErrorResponse } from 'react-router';
import type { CartProducts, ProductCard } from '../../../contract/products.ts';
import { type CartItem, parseStoredCart } from '../../../domain/cart/cart-item.ts';

import type { Language } from '../../../domain/language.ts';
import type { CartProductsResult } from '../../components/use-cart-products.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { CART_KEY } from '../../state/cart-store.ts';
import { localStore, parseJson } from '../../state/storage.ts';

/** What was asked for without an answer; null when the shop did answer, or when this device does not know all of it. */
export function readCachedCartProducts(error: unknown, address: string): CartProductsResult {
  // 504 is what the service worker answers for a shop that cannot be reached
  const isUnreached = error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 504);
  if (!isUnreached) return null;
  return cartProductsFromDevice({
    wanted: new URL(address).searchParams.get('ids')?.split(',') ?? [],
    last: readLastShelf(parseJson(localStore.read('lazaward-cart-products')), pageLanguage()),
    items: parseStoredCart(parseJson(localStore.read(CART_KEY))),
  });
}

interface Remembered {
  readonly wanted: readonly string[];
  /** What the shop said last, whatever was in the cart then. */
  readonly last: CartProductsResult;
  readonly items: readonly CartItem[];
}

/** The shop's last answer, and for what that did not hold, the lines of the cart as they were put into it. */
export function cartProductsFromDevice({ wanted, last, items }: Remembered): CartProductsResult {
  const { asked, shelf } = last ?? { asked: [], shelf: bareShelf };
  const others = items.filter(({ id }) => !asked.includes(id));
  const known = [...asked, ...others.map(({ id }) => id)];
  if (!wanted.every((id) => known.includes(id))) return null;
  return { asked: known, shelf: { ...shelf, products: [...shelf.products, ...others.map(asAdded)] }, isLast: true };
}

const bareShelf: CartProducts = { products: [], suggestions: [], boughtTogether: {}, fewLeft: {} };

const asAdded = ({ id, category, name, price, image }: CartItem): ProductCard => ({
  id,
  category,
  name,
  subtitle: '',
  price,
  originalPrice: null,
  badge: null,
  isInStock: true,
  // a product without a photograph is stored with its category in the place of one
  picture: image.includes('/') ? { path: image, alt: name, isTransparent: true } : null,
});

/** The stored answer if it is one in this language; the shop wrote it, and whoever else did only deceives himself. */
function readLastShelf(stored: unknown, language: Language): CartProductsResult {
  if (typeof stored !== 'object' || stored === null) return null;
  const { asked, shelf, language: spoken }: Partial<Record<string, unknown>> = { ...stored };
  if (spoken !== language || !isTexts(asked) || !isShelf(shelf)) return null;
  return { asked, shelf };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isShelf = (value: unknown): value is CartProducts =>
  typeof value === 'object' &&
  value !== null &&
  'products' in value &&
  Array.isArray(value.products) &&
  'suggestions' in value &&
  Array.isArray(value.suggestions) &&
  'together' in value &&
  'fewLeft' in value;
