import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../domain/language.ts';
import { pageNames } from '../../domain/page-names.ts';
import type { StorefrontMessages } from '../../locales/messages.ts';
import { loadMessages } from '../../locales/namespaces.ts';
import { defaultPublicSettings } from '../../server/shop-settings/default-settings.ts';
import { shippingField, shippingFields, untilAlive } from '../lib/page.ts';
import { type Customer, cartIn } from './demo-customer.ts';

export type Screen = {
  readonly name: string;
  readonly path: string | ((customer: Customer) => string);
  /** Content of the browser's storage. */
  readonly stored?: (customer: Customer, language: Language) => Readonly<Record<string, string>>;
  /** An overlay or fixed element is shown: only the viewport is captured. */
  readonly isWindow?: boolean;
  /** The discount dialog has not been answered yet. */
  readonly meetsOffer?: boolean;
  /** Actions before the screenshot. */
  readonly prepare?: (page: Page, words: StorefrontMessages, language: Language) => Promise<void>;
};

const cart = (language: Language) => ({ 'lazaward-cart': JSON.stringify(cartIn(language)) });
const session = (customer: Customer) => ({ 'lazaward-session': customer.session });
const cartAndSession = (customer: Customer, language: Language) => ({ ...cart(language), ...session(customer) });

/** The stored session of a user with an authenticator who has entered only the password. */
const withAuthenticator = ({ session: kept }: Customer) => {
  const parsed = JSON.parse(kept);
  const factor = { id: '0', status: 'verified', factor_type: 'totp' };
  return { 'lazaward-session': JSON.stringify({ ...parsed, user: { ...parsed.user, factors: [factor] } }) };
};

/** Every screen of the shop, in the order of a purchase. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'offer',
    path: '/',
    isWindow: true,
    meetsOffer: true,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'menu', path: '/', isWindow: true, prepare: (page, words) => openMenu(page, words) },
  { name: 'products', path: '/products' },
  { name: 'category', path: '/products/cups' },
  { name: 'search', path: ({ language }) => `/products?q=${language === 'ar' ? 'لوتس' : 'lotus'}` },
  { name: 'nothing-found', path: '/products?q=xyz' },
  { name: 'product', path: '/product/plate-lotus-01' },
  { name: 'sold-out', path: '/product/plate-star-calligraphy-02' },
  {
    name: 'notify-me',
    path: '/product/plate-star-calligraphy-02',
    isWindow: true,
    prepare: async (page, { productDetails }) => {
      await press(page.getByRole('main').getByRole('button', { name: productDetails.notify.title, exact: true }));
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'cart', path: '/cart', stored: (_customer, language) => cart(language) },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'checkout',
    path: '/checkout',
    stored: cartAndSession,
    prepare: (page, words) => otherAddress(page, words).waitFor(),
  },
  {
    name: 'checkout-gift',
    path: '/checkout',
    stored: cartAndSession,
    prepare: async (page, words, language) => {
      const { checkout } = words;
      await otherAddress(page, words).waitFor();
      await page.getByRole('checkbox', { name: checkout.gift.isGift }).check();
      await page.getByRole('textbox', { name: checkout.gift.message }).fill(giftMessages[language]);
    },
  },
  {
    name: 'checkout-errors',
    path: '/checkout',
    stored: cartAndSession,
    prepare: (page, words) => sendMistakes(page, words),
  },
  {
    name: 'order-confirmation',
    path: ({ orderNumber }) => `/order-confirmation/${orderNumber}`,
    stored: session,
    prepare: async (page, { confirmation }) => {
      await page.getByRole('heading', { level: 1, name: confirmation.title, exact: true }).waitFor();
    },
  },
  {
    name: 'account',
    path: '/account',
    stored: session,
    prepare: async (page) => {
      await page.getByText(/^ORD-/).first().waitFor();
    },
  },
  {
    name: 'account-addresses',
    path: '/account?tab=addresses',
    stored: session,
    prepare: (page) => untilAddresses(page),
  },
  {
    name: 'account-address-form',
    path: '/account?tab=addresses',
    stored: session,
    isWindow: true,
    prepare: async (page, _words, language) => {
      await untilAddresses(page);
      const { add } = await loadMessages('savedAddresses', language, defaultPublicSettings);
      await page.getByRole('tabpanel').getByRole('button', { name: add, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-profile',
    path: '/account?tab=profile',
    stored: session,
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'sign-in', path: '/auth' },
  {
    name: 'sign-up',
    path: '/auth',
    prepare: (page, { auth }) => press(page.getByRole('tab', { name: auth.signup })),
  },
  { name: 'recover', path: '/auth?mode=recover' },
  { name: 'link-from-mail', path: '/auth/confirm?token_hash=0&type=recovery' },
  { name: 'new-password', path: '/auth?mode=new-password', stored: session },
  { name: 'first-password', path: '/auth?mode=first-password', stored: session },
  {
    name: 'second-factor',
    path: '/auth',
    stored: withAuthenticator,
    prepare: (page) => page.locator('input[name=code]').waitFor(),
  },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  ...pageNames.map((name) => ({ name: `policy-${name}`, path: `/policies/${name}` })),
  { name: 'confirm-newsletter', path: '/confirm-newsletter?token=0' },
  { name: 'unsubscribe', path: '/unsubscribe?token=0' },
  { name: 'offline', path: '/offline' },
  { name: 'not-found', path: '/nowhere' },
];

const giftMessages = {
  ar: 'كل عام وأنتِ بخير يا أمي، مع كل الحب.',
  en: 'Many happy returns, with all our love.',
} as const;

const untilAddresses = (page: Page): Promise<void> => page.getByRole('tabpanel').getByRole('article').first().waitFor();

/** Clicks a server-rendered element once it is hydrated. */
const press = async (part: Locator): Promise<void> => {
  await untilAlive(part);
  await part.click();
};

/** On desktop this opens the collections menu. */
const openMenu = async (page: Page, { layout }: StorefrontMessages): Promise<void> => {
  const menu = page.getByRole('button', { name: layout.nav.openMenu, exact: true });
  const collections = page.getByRole('button', { name: layout.nav.collections, exact: true });
  await press((await menu.isVisible()) ? menu : collections);
  await page.waitForTimeout(500);
};

/** Option to enter a new address; it appears with the saved addresses. */
const otherAddress = (page: Page, { checkout }: StorefrontMessages) =>
  page.getByRole('radio', { name: checkout.newAddress });

const sendMistakes = async (page: Page, words: StorefrontMessages): Promise<void> => {
  await otherAddress(page, words).check();
  for (const name of shippingFields) await shippingField(page, words, name).fill('1');
  await press(page.locator('main form button[type=submit], main button[type=submit][form]').last());
  await page.locator('[aria-invalid=true]').first().waitFor();
  // the toast closes by itself after a while, before or after the screenshot
  await page.getByRole('alert').getByRole('button', { name: words.fields.close }).first().click();
};
