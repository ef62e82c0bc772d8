import type { Locator, Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { pageNames } from '#features/content/policy-page-names.ts';
import { shippingField, shippingFields, waitForStart } from '../lib/page.ts';
import type { Customer } from './demo-customer.ts';
import { cart, press, type Screen, session } from './screen.ts';

const cartAndSession = (customer: Customer, language: ContentLanguage) => ({ ...cart(language), ...session(customer) });

/** Screens from the home page to the checkout, in the order of a purchase, and the policies. */
export const shopScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'offer',
    path: '/',
    isWindow: true,
    showsOffer: true,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'menu', path: '/', isWindow: true, prepare: (page, t) => openMenu(page, t) },
  {
    name: 'suggestions',
    path: '/',
    isWindow: true,
    prepare: async (page, { productList }, language) => {
      await press(page.getByRole('banner').getByRole('link', { name: productList.search, exact: true }));
      await typeSlowly(page.getByRole('dialog').getByRole('combobox'), language);
    },
  },
  { name: 'products', path: '/products' },
  { name: 'category', path: '/products/cups' },
  { name: 'search', path: ({ language }) => `/products?q=${language === 'ar' ? 'لوتس' : 'lotus'}` },
  {
    name: 'suggestions-list',
    path: '/products',
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const field = page.getByRole('main').getByRole('combobox').first();
      await waitForStart(field);
      await typeSlowly(field, language);
    },
  },
  {
    name: 'products-filters',
    path: '/products',
    isWindow: true,
    prepare: async (page, { productList }) => {
      const open = page.getByRole('main').getByRole('button', { name: productList.filters, exact: true });
      // on a desktop the filters are next to the list
      if (await open.isVisible()) await press(open);
      await page.locator('#show-only summary').first().click();
    },
  },
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
  {
    name: 'cart-drawer',
    path: '/product/plate-lotus-01',
    isWindow: true,
    prepare: async (page, { catalogue }) => {
      await press(page.getByRole('main').getByRole('button', { name: catalogue.addToCart, exact: true }).first());
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'cart', path: '/cart', stored: (_customer, language) => cart(language) },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'checkout',
    path: '/checkout',
    stored: cartAndSession,
    prepare: (page, t) => otherAddress(page, t).waitFor(),
  },
  {
    name: 'checkout-gift',
    path: '/checkout',
    stored: cartAndSession,
    prepare: async (page, t, language) => {
      const { checkout } = t;
      await otherAddress(page, t).waitFor();
      await page.getByRole('checkbox', { name: checkout.gift.isGift }).check();
      await page.getByRole('textbox', { name: checkout.gift.message }).fill(giftMessages[language]);
    },
  },
  {
    name: 'checkout-errors',
    path: '/checkout',
    stored: cartAndSession,
    prepare: (page, t) => sendMistakes(page, t),
  },
  ...pageNames.map((name) => ({ name: `policy-${name}`, path: `/policies/${name}` })),
  { name: 'not-found', path: '/nowhere' },
];

const giftMessages = {
  ar: 'كل عام وأنتِ بخير يا أمي، مع كل الحب.',
  en: 'Many happy returns, with all our love.',
} as const;

/** Types the beginning of a word, as a visitor does, until something is suggested. */
const typeSlowly = async (field: Locator, language: ContentLanguage): Promise<void> => {
  await field.pressSequentially(beginnings[language], { delay: 60 });
  await field.page().getByRole('option').first().waitFor();
};

const beginnings = { ar: 'فنج', en: 'cup' } as const;

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

const sendMistakes = async (page: Page, t: StorefrontMessages): Promise<void> => {
  await otherAddress(page, t).check();
  for (const name of shippingFields) await shippingField(page, t, name).fill('1');
  const placeOrder = t.checkout.placeOrder({ total: '' }).replace(/[\s،,]+$/u, '');
  await press(page.getByRole('main').getByRole('button', { name: placeOrder }));
  await page.locator('[aria-invalid=true]').first().waitFor();
  // the toast closes by itself after a while, before or after the screenshot
  await page.getByRole('alert').getByRole('button', { name: t.fields.close }).first().click();
};
