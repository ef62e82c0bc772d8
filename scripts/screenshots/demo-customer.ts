import { randomUUID } from 'node:crypto';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { findInCatalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { apiRequest, tokenOf } from './api-request.ts';

/** A customer with an order, a cart of three products and two saved addresses. */
export type Customer = {
  readonly language: ContentLanguage;
  /** The session as a signed-in browser stores it. */
  readonly session: string;
  readonly orderNumber: string;
  /** Numbers of orders in the states that `order-screens.ts` shows. */
  readonly orders?: Readonly<Record<OrderExample, string>>;
};

/** An order that is on its way, was delivered, is being returned, waits for a transfer or its check, or for a payment by card. */
export type OrderExample = 'parcel' | 'delivered' | 'returning' | 'transfer' | 'proof' | 'unpaid' | 'failed';

const requestedOrders = [
  ['plate-lotus-01', 1],
  ['cup-tea-02', 4],
  ['set-tea-01', 1],
] as const;

/** Shipping details as entered in the form. */
const shippingIn = {
  ar: {
    fullName: 'نادية حسين',
    email: 'nadia@example.com',
    phone: '01012345678',
    address: '١٢ شارع المعز لدين الله، الدور الثالث',
    city: 'القاهرة',
    postalCode: '11511',
  },
  en: {
    fullName: 'Nadia Hussein',
    email: 'nadia@example.com',
    phone: '01012345678',
    address: '12 Al-Muizz Street, third floor',
    city: 'Cairo',
    postalCode: '11511',
  },
} as const;

/** Saved addresses in creation order; the first is the default. */
const addressesIn = {
  ar: [{ label: 'البيت' }, { label: 'العمل', address: '٣ طريق الكورنيش', city: 'الإسكندرية', postalCode: '21500' }],
  en: [{ label: 'Home' }, { label: 'Work', address: '3 Corniche Road', city: 'Alexandria', postalCode: '21500' }],
} as const;

/** The cart of three lines as the browser stores it. */
export const cartIn = (language: ContentLanguage): CartItem[] =>
  requestedOrders.map(([id, quantity]) => {
    const { name, price, category } = productOf(id);
    return { id, name: name[language], price, image: `${id}/1`, category, quantity };
  });

/** Signs up a customer and places an order. Throws with the shop's message when it is refused. */
export const createDemoCustomer = async (url: string, language: ContentLanguage): Promise<Customer> => {
  const { fullName, phone } = shippingIn[language];
  const email = `nadia-${language}@example.com`;
  const newUser = { email, password: 'Lapis-1234', data: { name: fullName, phone, dob: '1990-05-17' } };
  const session = await apiRequest(`${url}/auth/v1/signup`, newUser, { language });
  const token = tokenOf(session);
  await apiRequest(`${url}/api/newsletter-subscriptions`, { email, language }, { token });
  for (const address of addressesIn[language]) {
    const { email: _, ...shipping } = shippingIn[language];
    await apiRequest(`${url}/api/saved-addresses`, { ...shipping, ...address }, { token });
  }
  return { language, session, orderNumber: await placeDemoOrder(url, { language, session }, 'cash_on_delivery') };
};

/** Places an order of a customer and returns its number. Throws with the shop's message when it is refused. */
export const placeDemoOrder = async (
  url: string,
  { language, session }: Pick<Customer, 'language' | 'session'>,
  paymentMethod: PaymentMethod,
): Promise<string> => {
  const placed = await apiRequest(`${url}/api/orders`, orderIn(language, paymentMethod), { token: tokenOf(session) });
  return (JSON.parse(placed) as PlacedOrder).orderNumber;
};

const orderIn = (language: ContentLanguage, paymentMethod: PaymentMethod): PlaceOrder => {
  const lines = requestedOrders.map(([productId, quantity]) => ({ productId, quantity }));
  const priced = lines.map((line) => ({ ...line, unitPrice: productOf(line.productId).price }));
  return {
    idempotencyKey: randomUUID(),
    language,
    lines,
    shipping: shippingIn[language],
    gift: { isGift: false, giftWrap: false, giftMessage: null },
    paymentMethod,
    expectedTotal: priceCart({ lines: priced, togetherGroups: new Map() }, defaultRules).total,
  };
};

const productOf = (id: string) => {
  const item = findInCatalogue(id);
  if (!item) throw new Error(`${id} is not in the catalogue`);
  return item;
};
