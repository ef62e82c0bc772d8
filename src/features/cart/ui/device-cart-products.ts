import { isRouteErrorResponse } from 'react-router';
import { localStore, parseJson } from '#core/browser/storage.ts';
import type { Language } from '#core/i18n/language.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import type { CartProducts, ProductCard } from '#features/products/products.contract.ts';
import { type CartItem, parseStoredCart } from '../cart-item.ts';
import { CART_KEY } from './cart-store.ts';
import type { CartProductsResult } from './use-cart-products.ts';

/** Returns the products for a request without a response; null if the server responded or a product is unknown here. */
export function readCachedCartProducts(error: unknown, address: string): CartProductsResult {
  // the service worker responds with 504 if the shop cannot be reached
  const isUnreachable = error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 504);
  if (!isUnreachable) return null;
  return cartProductsFromDevice({
    ids: new URL(address).searchParams.get('ids')?.split(',') ?? [],
    last: parseCachedCartProducts(parseJson(localStore.read('lazaward-cart-products')), pageLanguage()),
    items: parseStoredCart(parseJson(localStore.read(CART_KEY))),
  });
}

interface DeviceData {
  readonly ids: readonly string[];
  /** Last response of the server, for any cart. */
  readonly last: CartProductsResult;
  readonly items: readonly CartItem[];
}

/** Combines the last response with the stored cart items that it does not cover. */
export function cartProductsFromDevice({ ids, last, items }: DeviceData): CartProductsResult {
  const { requestedIds, cartProducts } = last ?? { requestedIds: [], cartProducts: emptyCartProducts };
  const others = items.filter(({ id }) => !requestedIds.includes(id));
  const available = [...requestedIds, ...others.map(({ id }) => id)];
  if (!ids.every((id) => available.includes(id))) return null;
  return {
    requestedIds: available,
    cartProducts: { ...cartProducts, products: [...cartProducts.products, ...others.map(toProductCard)] },
    isLast: true,
  };
}

const emptyCartProducts: CartProducts = {
  settingsRevision: 0,
  products: [],
  suggestions: [],
  boughtTogether: {},
  fewLeft: {},
};

const toProductCard = ({ id, category, name, price, image }: CartItem): ProductCard => ({
  id,
  category,
  name,
  subtitle: '',
  price,
  originalPrice: null,
  badge: null,
  isInStock: true,
  // without a photograph, the cart item stores the category instead of a path
  picture: image.includes('/') ? { path: image, alt: name, isTransparent: true } : null,
});

/** Returns the cached response if it has this language; checked only roughly, since the app itself wrote it. */
export function parseCachedCartProducts(stored: unknown, language: Language): CartProductsResult {
  if (typeof stored !== 'object' || stored === null) return null;
  const {
    asked: requestedIds,
    cartProducts,
    language: storedLanguage,
  }: Partial<Record<string, unknown>> = { ...stored };
  if (storedLanguage !== language || !isTexts(requestedIds) || !isCartProducts(cartProducts)) return null;
  return { requestedIds, cartProducts };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isCartProducts = (value: unknown): value is CartProducts =>
  typeof value === 'object' && value !== null && cartProductsKeys.every((key) => key in value);

const cartProductsKeys: readonly (keyof CartProducts)[] = ['products', 'suggestions', 'boughtTogether', 'fewLeft'];
