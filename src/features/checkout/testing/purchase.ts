import { expect } from 'vitest';
import { formatAmount, formatMoney, formatNumber } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import {
  fillShipping,
  type NewCustomer,
  newCustomer,
  productOf,
  shippingFieldValue,
  submitSignUp,
} from '#features/auth/testing/users.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { figuresOf } from '#features/pricing/testing/expected-summary.ts';
import {
  cartLink,
  closeCartDrawer,
  normalizeText,
  placeOrderButton,
  readFigures,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import { type Visit, waitForHydration } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

/** Product and quantity that the tests buy. */
export const cupsToBuy = { id: 'cup-tea-01', quantity: 2 } as const;

/** Expected quote, with the welcome code if given. */
export const expectedQuote = (welcomeCode?: string): Quote =>
  priceCart(
    {
      lines: [{ productId: cupsToBuy.id, unitPrice: productOf(cupsToBuy.id).price, quantity: cupsToBuy.quantity }],
      togetherGroups: new Map(),
      promo: welcomeCode ? { code: welcomeCode, discountType: 'percentage', discountValue: 10 } : undefined,
    },
    defaultRules,
  );

export type Purchase = {
  readonly customer: NewCustomer;
  readonly welcomeCode: string;
  /** URL that the chat window requested. */
  readonly chatUrl: string;
};

export type PurchaseOptions = {
  readonly customer?: NewCustomer;
  /** Called at the checkout after the sign-up. */
  readonly onReturnToCheckout?: () => Promise<void>;
};

/** Buys as a new customer, from the home page to the order confirmation, by visible texts. */
export const buyAsNewCustomer = async (
  visit: Visit,
  { customer = newCustomer(), onReturnToCheckout }: PurchaseOptions = {},
): Promise<Purchase> => {
  await openCups(visit);
  await putIntoCart(visit);
  await fillInCheckout(visit);
  const welcomeCode = await signUpFromCheckout(visit, customer);
  await onReturnToCheckout?.();
  await applyCode(visit, welcomeCode);
  return { customer, welcomeCode, chatUrl: await placeOrder(visit, expectedQuote(welcomeCode)) };
};

const openCups = async ({ page, t, language, open }: Visit) => {
  const product = productOf(cupsToBuy.id);
  await open('/');
  await waitForHeading(page, serverTexts(language, testSettings).home.hero.headline);
  await page.getByRole('main').getByRole('link', { name: t.catalogue.categories.cups }).first().click();
  await waitForHeading(page, t.catalogue.categories.cups);
  await page.getByRole('main').getByRole('link', { name: product.name[language], exact: true }).click();
  await waitForHeading(page, product.name[language]);
};

const putIntoCart = async ({ page, t, language }: Visit) => {
  const { catalogue, notices } = t;
  const name = productOf(cupsToBuy.id).name[language];
  await page.getByRole('button', { name: catalogue.increase }).click();
  await page.getByRole('main').getByRole('button', { name: catalogue.addToCart }).first().click();
  const messages = notices.cart.added({ name, quantity: formatNumber(cupsToBuy.quantity, language) });
  expect(await toastText(page, messages.title)).toBe(normalizeText(messages.body));
  await closeCartDrawer(page);
  await cartLink(page, t, cupsToBuy.quantity).click();
};

const fillInCheckout = async (visit: Visit) => {
  const { page, t, language } = visit;
  await waitForHeading(page, t.cart.title);
  await page.getByRole('link', { name: productOf(cupsToBuy.id).name[language], exact: true }).waitFor();
  expect(await readFigures(page)).toMatchObject(figuresOf(expectedQuote(), visit));
  await page.getByRole('link', { name: t.cart.checkout, exact: true }).click();
  await waitForHeading(page, t.checkout.title);
  await fillShipping(page, t, shippingFieldValue[language]);
  await placeOrderButton(page, t).click();
};

const signUpFromCheckout = async ({ page, t }: Visit, customer: NewCustomer): Promise<string> => {
  const { auth, notices } = t;
  expect(await toastText(page, notices.checkout.login.title)).toBe(notices.checkout.login.body);
  await waitForPath(page, '/auth');
  await page.getByText(auth.toCheckout, { exact: true }).waitFor();
  await page.getByRole('tab', { name: auth.signup }).click();
  await submitSignUp(page, t, customer);
  const welcome = await toastText(page, notices.auth.signedUp({ code: '' }).title);
  const code = /WELCOME-\w{8}/.exec(welcome)?.[0] ?? '';
  expect(welcome).toBe(normalizeText(notices.auth.signedUp({ code }).body));
  await waitForPath(page, '/checkout');
  await waitForHeading(page, t.checkout.title);
  return code;
};

const applyCode = async ({ page, t, language }: Visit, code: string) => {
  const { checkout, notices } = t;
  await page.getByRole('textbox', { name: checkout.promo.label }).fill(code.toLowerCase());
  await page.getByRole('button', { name: checkout.promo.apply, exact: true }).click();
  const messages = notices.promo.applied({ amount: formatAmount(expectedQuote(code).promoDiscount, language) });
  expect(await toastText(page, messages.title)).toBe(normalizeText(messages.body));
};

/** Submits a filled-in checkout and returns the URL of the chat window. */
export const placeOrder = async (
  { page, t, language, context }: Visit,
  quote: Pick<Quote, 'total'>,
): Promise<string> => {
  const button = page.getByRole('button', {
    name: t.checkout.placeOrder({ total: formatMoney(quote.total, language) }),
  });
  // external hosts are unreachable in tests: only the URL of the request matters
  const chatRequest = context.waitForEvent('request', (request) => new URL(request.url()).host === 'wa.me');
  const [chat, request] = await Promise.all([context.waitForEvent('page'), chatRequest, button.click()]);
  expect(request.frame()).toBe(chat.mainFrame());
  await chat.close();
  await waitForPath(page, /^\/order-confirmation\//);
  await waitForHydration(page);
  return request.url();
};
