import { isRouteErrorResponse } from 'react-router';
import type { CartShelf, ProductCard } from '../../../contract/products.ts';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { readStoredCart } from '../../../domain/cart/read-stored-cart.ts';
import type { Language } from '../../../domain/language.ts';
import { CART_KEY } from '../../device/cart-store.ts';
import { spokenLanguage } from '../../device/spoken-language.ts';
import { deviceStorage, parseJson } from '../../device/storage.ts';
import type { ShelfAnswer } from '../../parts/use-cart-shelf.ts';

/** What was asked for without an answer; null when the shop did answer, or when this device does not know all of it. */
export function rememberedShelf(error: unknown, address: string): ShelfAnswer {
  // 504 is what the service worker answers for a shop that cannot be reached
  const isUnreached = error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 504);
  if (!isUnreached) return null;
  return shelfFromDevice({
    wanted: new URL(address).searchParams.get('ids')?.split(',') ?? [],
    last: readLastShelf(parseJson(deviceStorage.read('lazaward-shelf')), spokenLanguage()),
    items: readStoredCart(parseJson(deviceStorage.read(CART_KEY))),
  });
}

interface Remembered {
  readonly wanted: readonly string[];
  /** What the shop said last, whatever was in the cart then. */
  readonly last: ShelfAnswer;
  readonly items: readonly CartItem[];
}

/** The shop's last answer, and for what that did not hold, the lines of the cart as they were put into it. */
export function shelfFromDevice({ wanted, last, items }: Remembered): ShelfAnswer {
  const { asked, shelf } = last ?? { asked: [], shelf: bareShelf };
  const others = items.filter(({ id }) => !asked.includes(id));
  const known = [...asked, ...others.map(({ id }) => id)];
  if (!wanted.every((id) => known.includes(id))) return null;
  return { asked: known, shelf: { ...shelf, products: [...shelf.products, ...others.map(asAdded)] }, isLast: true };
}

const bareShelf: CartShelf = { products: [], suggestions: [], together: {}, fewLeft: {} };

const asAdded = ({ id, category, name, price, image }: CartItem): ProductCard => ({
  id,
  category,
  name,
  kind: '',
  price,
  originalPrice: null,
  badge: null,
  isInStock: true,
  // a product without a photograph is stored with its category in the place of one
  picture: image.includes('/') ? { path: image, alt: name, isCutOut: true } : null,
});

/** The stored answer if it is one in this language; the shop wrote it, and whoever else did only deceives himself. */
function readLastShelf(stored: unknown, language: Language): ShelfAnswer {
  if (typeof stored !== 'object' || stored === null) return null;
  const { asked, shelf, language: spoken }: Partial<Record<string, unknown>> = { ...stored };
  if (spoken !== language || !isTexts(asked) || !isShelf(shelf)) return null;
  return { asked, shelf };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isShelf = (value: unknown): value is CartShelf =>
  typeof value === 'object' &&
  value !== null &&
  'products' in value &&
  Array.isArray(value.products) &&
  'suggestions' in value &&
  Array.isArray(value.suggestions) &&
  'together' in value &&
  'fewLeft' in value;
