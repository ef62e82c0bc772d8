import { commands } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { language } from './render-component.tsx';
import { signInCustomer, signInStaff } from './visitor.ts';

/** Places an order of one plate of EGP 1,250 as a new customer, and signs the page in as an owner; returns the order. */
export const placeOrder = async (changes: Partial<PlaceOrder> = {}): Promise<AdminOrder> => {
  // an order and its changes do not use up the stock of other tests
  await commands.query(`update products set stock = stock + 2 where id = 'plate-lotus-01'`, []);
  await signInCustomer();
  const { orders } = await loadShopClient();
  const { orderNumber } = await orders.place({
    idempotencyKey: crypto.randomUUID(),
    language,
    lines: [{ productId: 'plate-lotus-01', quantity: 1 }],
    shipping: {
      fullName: 'سلمى حسن',
      email: 'salma@example.com',
      phone: '01001234567',
      address: '١٢ شارع المعز لدين الله',
      city: 'القاهرة',
      postalCode: '11511',
    },
    gift: { isGift: false, giftWrap: false, giftMessage: null },
    paymentMethod: 'cash_on_delivery',
    // with shipping of EGP 150 and 14 % tax
    expectedTotal: 125_000 + 15_000 + 17_500,
    ...changes,
  });
  await signInStaff();
  return (await loadAdminClient()).orders.get({ orderNumber, language });
};
