import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import {
  cartKey,
  newCustomer,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { pageNames } from '#features/content/policy-page-names.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { otherPages } from '../../scripts/lib/other-pages.ts';
import { waitForHeading } from './browser/visible-text.ts';
import { type NewVisit, type ShopInBrowser, type Visitor, waitForContent } from './browser.ts';
import { pageTitle } from './page-title.ts';
import { testSettings } from './test-settings.ts';

/** State that a visitor needs for a page. */
export type RequiredState = 'nothing' | 'cart' | 'session';

/** A page of the shop, with the state that it needs. */
export type ShopPage = {
  readonly name: string;
  readonly path: string;
  readonly requiredState: RequiredState;
  /** Heading in the visitor's language. */
  readonly heading: (visitor: Visitor) => string;
};

const getMessages = (visitor: Visitor) => messagesOf(visitor.language, testSettings);
const textsFor = (visitor: Visitor) => serverTexts(visitor.language, testSettings);

const listedPages: readonly ShopPage[] = [
  { name: 'home', path: '/', requiredState: 'nothing', heading: (v) => textsFor(v).home.hero.headline },
  {
    name: 'all products',
    path: '/products',
    requiredState: 'nothing',
    heading: (v) => getMessages(v).productList.titleAll,
  },
  {
    name: 'a category',
    path: '/products/cups',
    requiredState: 'nothing',
    heading: (v) => getMessages(v).catalogue.categories.cups,
  },
  {
    name: 'the category without pieces',
    path: '/products/bowls',
    requiredState: 'nothing',
    heading: (v) => getMessages(v).catalogue.categories.bowls,
  },
  {
    name: 'nothing found',
    path: '/products?q=zzzz',
    requiredState: 'nothing',
    heading: (v) => textsFor(v).search.headed({ query: 'zzzz', list: null }),
  },
  {
    name: 'a product',
    path: '/product/cup-tea-01',
    requiredState: 'nothing',
    heading: (v) => productOf('cup-tea-01').name[v.language],
  },
  {
    name: 'no such product',
    path: '/product/cup-of-gold',
    requiredState: 'nothing',
    heading: (v) => getMessages(v).product.notFound.title,
  },
  { name: 'the empty cart', path: '/cart', requiredState: 'nothing', heading: (v) => getMessages(v).cart.title },
  { name: 'the full cart', path: '/cart', requiredState: 'cart', heading: (v) => getMessages(v).cart.title },
  { name: 'the checkout', path: '/checkout', requiredState: 'cart', heading: (v) => getMessages(v).checkout.title },
  { name: 'signing in', path: '/auth', requiredState: 'nothing', heading: (v) => getMessages(v).auth.tabs },
  { name: 'signing up', path: '/auth?tab=signup', requiredState: 'nothing', heading: (v) => getMessages(v).auth.tabs },
  { name: 'about', path: '/about', requiredState: 'nothing', heading: (v) => textsFor(v).about.hero.title },
  { name: 'contact', path: '/contact', requiredState: 'nothing', heading: (v) => textsFor(v).contact.hero.title },
  ...pageNames.map(
    (name): ShopPage => ({
      name: `the page about ${name}`,
      path: `/policies/${name}`,
      requiredState: 'nothing',
      heading: (v) => getMessages(v).layout.footer.policies[name],
    }),
  ),
  {
    name: 'no such page',
    path: '/no-such-page',
    requiredState: 'nothing',
    heading: (v) => getMessages(v).states.notFound.headline,
  },
];

/** The listed pages, and each other page with a title in its texts, which is its heading, too. */
export const shopPages: readonly ShopPage[] = [
  ...listedPages,
  ...otherPages([...listedPages.map(({ path }) => path), '/offline', '/order-confirmation/ORD-1'])
    .filter(({ id }) => pageTitle(serverTexts('en', testSettings), id) !== undefined)
    .map(
      ({ id, address }): ShopPage => ({
        name: id,
        path: address,
        requiredState: 'nothing',
        heading: (v) => pageTitle(textsFor(v), id) ?? '',
      }),
    ),
];

/** Opens a page with the state that it needs, and waits until it has loaded. */
export const openShopPage = async (
  shop: ShopInBrowser,
  visitor: Visitor,
  { path, requiredState, heading }: ShopPage,
  changes: Readonly<Record<string, string>> = {},
): Promise<NewVisit> => {
  const stored = {
    ...(requiredState === 'cart'
      ? { [cartKey]: storedCart({ 'cup-tea-01': 2, 'plate-lotus-01': 1 }, visitor.language) }
      : {}),
    ...changes,
  };
  const visit = await shop.visit(visitor, { stored });
  await visit.open(path);
  await waitForHeading(visit.page, heading(visitor));
  await waitForContent(visit.page);
  return visit;
};

/** Places an order as a signed-in customer; returns the session and the order number. */
export const placeAnOrder = async (shop: ShopInBrowser, { language }: Visitor, changes: Partial<PlaceOrder> = {}) => {
  const session = await storedSession(shop.url, newCustomer());
  const { access_token: token } = JSON.parse(session);
  const placeOrder = (expectedTotal: number) =>
    fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        idempotencyKey: crypto.randomUUID(),
        language,
        lines: [{ productId: 'cup-tea-01', quantity: 2 }],
        shipping: shippingFieldValue[language],
        gift: { isGift: true, giftWrap: true, giftMessage: 'كل عام وأنتم بخير' },
        paymentMethod: 'bank_transfer',
        expectedTotal,
        ...changes,
      }),
    });
  const { data } = await (await placeOrder(0)).json();
  const { orderNumber } = await (await placeOrder(data.total)).json();
  return { orderNumber: String(orderNumber), stored: { [sessionKey]: session } };
};
