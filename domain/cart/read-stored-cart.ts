import { type CartItem, readCartItem } from './cart-item.ts';

/** The cart in what a device has stored: no list is an empty cart, a bad or second entry of a product is dropped (decision 38). */
export function readStoredCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const items = stored.flatMap((entry) => {
    const read = readCartItem(entry);
    return typeof read === 'string' ? [] : read;
  });
  return items.filter(({ id }, place) => items.findIndex((item) => item.id === id) === place);
}
