import { page } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { deviceCart } from '#features/cart/ui/cart.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { Checkout } from '../storefront/checkout.tsx';
import type { ShippingField } from '../storefront/draft.ts';

interface CheckoutOptions {
  /** Cart, as quantities by product id. */
  readonly quantities?: Readonly<Record<string, number>>;
  /** Delays the page that follows an order. */
  readonly confirmation?: Promise<void>;
}

/** Renders the checkout of a cart, which has two tea cups unless other quantities are given. */
export const openCheckout = async ({ quantities = { 'cup-tea-01': 2 }, confirmation }: CheckoutOptions = {}) => {
  const requestedIds = Object.keys(quantities);
  const shop = await loadShopClient();
  const cartProducts = await shop.products.cartProducts({ language, ids: requestedIds.join(',') });
  deviceCart().replace(
    cartProducts.products.map(({ id, name, price, category }) => ({
      id,
      name,
      price,
      category,
      image: `${id}/1`,
      quantity: quantities[id] ?? 0,
    })),
  );
  const { unmount } = await renderComponent(<Checkout />, {
    path: '/checkout',
    loader: async ({ request }) => {
      if (new URL(request.url).pathname.startsWith('/order-confirmation/')) await confirmation;
      return { requestedIds, cartProducts };
    },
  });
  const { fields } = await messagesFor('common');
  const { notices, validation } = await messagesFor('forms');
  const { checkout } = await messagesFor('checkout');
  const placeOrder = checkout.placeOrder({ total: '' }).replace(/[\s،,]+$/u, '');
  return {
    checkout,
    notices,
    validation,
    products: cartProducts.products,
    unmount,
    fieldOf: (name: ShippingField) => page.getByLabelText(fields[name], { exact: true }),
    place: page.getByRole('button', { name: placeOrder, exact: false }),
  };
};
