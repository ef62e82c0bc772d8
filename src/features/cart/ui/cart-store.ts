import { type FailSafeStorage, parseJson } from '#core/browser/storage.ts';
import type { DeviceKey } from '#core/browser/stored-keys.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { type AddOutcome, addToCart, removeFromCart, setQuantity } from '../cart.ts';
import { type CartItem, parseStoredCart } from '../cart-item.ts';
import type { CartChange } from './cart-notice.ts';

export const CART_KEY = 'lazaward-cart' satisfies DeviceKey;

export interface CartStore {
  /** Whether the last change was stored; false if the browser blocks storage: the cart is then lost with the page. */
  readonly isStored: () => boolean;
  readonly items: () => readonly CartItem[];
  readonly add: (product: ProductCard, quantity: number) => boolean;
  readonly addTogether: (products: readonly ProductCard[]) => boolean;
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly remove: (id: string) => void;
  readonly removeGone: (ids: readonly string[]) => void;
  readonly clear: () => void;
  readonly empty: () => void;
  readonly replace: (list: unknown) => void;
  readonly refresh: () => void;
}

interface CartOptions {
  readonly storage: FailSafeStorage<DeviceKey>;
  readonly notify: (news: CartChange) => void;
  readonly onChange: () => void;
  /** Returns the shop's current limit of a line. */
  readonly maximum: () => number;
}

/**
 * The cart of this device. Each change reads the stored cart first, so that tabs do not overwrite each other, and is stored immediately
 * (specification 4). If storage fails, the cart remains in memory until the page is left.
 */
export function openCart({ storage, notify, onChange, maximum }: CartOptions): CartStore {
  let lastStored: string | null = null;
  let items: readonly CartItem[] = [];
  let isStored = true;

  const current = (): readonly CartItem[] => {
    const stored = storage.read(CART_KEY);
    if (stored !== lastStored) {
      lastStored = stored;
      items = parseStoredCart(parseJson(stored));
    }
    return items;
  };
  const save = (changed: readonly CartItem[]): void => {
    const text = JSON.stringify(changed);
    storage.write(CART_KEY, text);
    // reads it back, so that the unchanged value after a failed write is not mistaken for another tab's change
    lastStored = storage.read(CART_KEY);
    isStored = lastStored === text;
    items = changed;
    onChange();
  };
  const refuse = (outcome: Exclude<AddOutcome, { kind: 'added' }>): false => {
    notify(
      outcome.kind === 'cart.limitReached' ? { kind: 'limitReached' } : { kind: 'invalidProduct', code: outcome.code },
    );
    return false;
  };
  const remove = (id: string): void => {
    const before = current();
    const index = before.findIndex((item) => item.id === id);
    const item = before[index];
    if (!item) return;
    save(removeFromCart(before, id));
    notify({ kind: 'removed', id, undo: () => save(withItemAt(current(), index, item)) });
  };
  current();

  return {
    isStored: () => isStored,
    items: () => items,
    add: (product, quantity) => {
      const outcome = addToCart(current(), toCartItem(product), quantity, maximum());
      if (outcome.kind !== 'added') return refuse(outcome);
      save(outcome.cart);
      const { item, quantityAdded, wasPresent } = outcome;
      notify({ kind: 'added', item, quantityAdded, wasPresent });
      return true;
    },
    addTogether: (products) => {
      let cart = current();
      for (const product of products) {
        const outcome = addToCart(cart, { ...toCartItem(product), togetherWith: products[0]?.id }, 1, maximum());
        if (outcome.kind !== 'added') return refuse(outcome);
        cart = outcome.cart;
      }
      save(cart);
      notify({ kind: 'addedAll' });
      return true;
    },
    setQuantity: (id, quantity) => {
      const outcome = setQuantity(current(), id, quantity, maximum());
      if (outcome.kind === 'cart.invalidQuantity') return notify({ kind: 'invalidQuantity' });
      if (outcome.kind === 'cart.limitExceeded') return notify({ kind: 'limitExceeded' });
      if (outcome.kind === 'removed') return remove(id);
      save(outcome.cart);
    },
    remove,
    removeGone: (ids) => {
      const gone = current().filter(({ id }) => ids.includes(id));
      if (gone.length === 0) return;
      save(items.filter((item) => !gone.includes(item)));
      const [item] = gone;
      notify(item && gone.length === 1 ? { kind: 'gone', item } : { kind: 'goneMany' });
    },
    clear: () => {
      save([]);
      notify({ kind: 'cleared' });
    },
    empty: () => save([]),
    replace: (list) => save(parseStoredCart(list)),
    refresh: () => {
      const before = items;
      if (current() !== before) onChange();
    },
  };
}

/** Maps a product to a cart item. */
export const toCartItem = ({ id, name, price, picture, category }: ProductCard): Omit<CartItem, 'quantity'> => ({
  id,
  name,
  price,
  // a product without a photograph is displayed as the drawing of its category
  image: picture?.path ?? category,
  category,
});

const withItemAt = (cart: readonly CartItem[], index: number, item: CartItem): readonly CartItem[] =>
  cart.some(({ id }) => id === item.id) ? cart : cart.toSpliced(index, 0, item);
