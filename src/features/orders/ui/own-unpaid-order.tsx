import { useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { Language } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';

preloadMessages('cart');

/** Links a signed-in customer to the own unpaid order that reserves a product; renders nothing without one. */
export const OwnUnpaidOrder = ({ productId }: { productId: string }) => {
  const { cart } = useMessages('cart');
  const language = useLanguage();
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    findUnpaidOrder(productId, language).then(
      (number) => isCurrent && setOrderNumber(number),
      // if the request fails, the notice of the sold-out product stays unchanged
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [productId, language]);
  if (orderNumber === null) return null;
  return (
    <p role="status" className="text-sm mt-2">
      {cart.ownOrder({ number: orderNumber })}{' '}
      <a href={`/order-confirmation/${orderNumber}`} className="link inline-flex items-center min-h-11">
        {cart.openOrder}
      </a>
    </p>
  );
};

/** Returns the number of the signed-in customer's newest unpaid order with this product; null if there is none. */
const findUnpaidOrder = async (productId: string, language: Language): Promise<string | null> => {
  const shop = await loadShopClient();
  const { orders } = await shop.orders.list({ language, unpaidWith: productId });
  return orders[0]?.orderNumber ?? null;
};
