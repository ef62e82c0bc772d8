import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, productOf, shippingFieldValue, signUpField } from '#features/auth/testing/users.ts';
import { cupsToBuy } from '#features/checkout/testing/purchase.ts';
import { shippingField, shippingFields } from '../../scripts/lib/page.ts';
import { pressAt, tabTo, typeInto } from '../support/browser/keyboard.ts';
import { isFocused, placeOrderButton, toastText, untilHeaded, waitForPath } from '../support/browser/visible-text.ts';
import {
  inEachLanguage,
  inTurnWith,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
} from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const inTurn = inTurnWith(visitor, test);
  inTurn('a guest buys two cups by keyboard alone, with a visible focus at every stop', async () => {
    const visit = await shop.visit(visitor);
    await findTheCups(visit);
    await putIntoCart(visit);
    await fillInCheckout(visit);
    await signUpOnTheWay(visit);
    await placeOrder(visit);
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });

  inTurn(
    'backwards through the home page no focused element is under the header or beyond the end of a row',
    async () => {
      const { page, words, open, leave } = await shop.visit(visitor);
      await open('/');
      await page.waitForLoadState('networkidle');
      const logo = page.getByRole('banner').getByRole('link', { name: words.layout.brand });
      await tabTo(logo, 'Shift+Tab');
      expect(await isFocused(logo)).toBe(true);
      await leave();
    },
  );
});

/** Opens the cups through the menu on a phone, and by the tiles of the home page on a desktop. */
const findTheCups = async ({ page, words, language, width, open }: Visit) => {
  const { cups } = words.catalogue.categories;
  await open('/');
  if (width < 1024) {
    await pressAt(page.getByRole('banner').getByRole('button', { name: words.layout.nav.openMenu }), 'Enter');
    await pressAt(page.getByRole('dialog').getByRole('link', { name: cups, exact: true }), 'Enter');
  } else await pressAt(page.getByRole('main').getByRole('link', { name: cups }).first(), 'Enter');
  await untilHeaded(page, cups);
  const name = productOf(cupsToBuy.id).name[language];
  await pressAt(page.getByRole('main').getByRole('link', { name, exact: true }), 'Enter');
  await untilHeaded(page, name);
};

const putIntoCart = async ({ page, words, language }: Visit) => {
  await pressAt(page.getByRole('button', { name: words.catalogue.increase }), 'Space');
  await pressAt(page.getByRole('main').getByRole('button', { name: words.catalogue.addToCart }).first(), 'Enter');
  await toastText(page, words.notices.cart.added({ name: '', quantity: '' }).title);
  await pressAt(page.getByRole('dialog').getByRole('link', { name: words.cart.drawer.toCart, exact: true }), 'Enter');
  await untilHeaded(page, words.cart.title);
  await page.getByRole('link', { name: productOf(cupsToBuy.id).name[language], exact: true }).waitFor();
  await pressAt(page.getByRole('link', { name: words.cart.checkout, exact: true }), 'Enter');
};

const fillInCheckout = async ({ page, words, language }: Visit) => {
  await untilHeaded(page, words.checkout.title);
  for (const name of shippingFields)
    await typeInto(shippingField(page, words, name), shippingFieldValue[language][name]);
  await pressAt(placeOrderButton(page, words), 'Enter');
};

const signUpOnTheWay = async ({ page, words, language }: Visit) => {
  const { login, signup } = words.auth;
  const customer = newCustomer();
  await waitForPath(page, '/auth');
  await tabTo(page.getByRole('tab', { name: login }));
  // the next tab, in reading direction
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await page.getByRole('tab', { name: signup, selected: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${signup} | ${words.layout.brand}`);
  for (const name of ['name', 'email', 'phone'] as const)
    await typeInto(signUpField(page, words, name), customer[name]);
  // whether day or month comes first depends on the device
  const dob = signUpField(page, words, 'dob');
  await typeInto(dob, '05051990');
  expect(await dob.inputValue()).toBe('1990-05-05');
  await typeInto(signUpField(page, words, 'password'), customer.password);
  await pressAt(
    page.getByRole('tabpanel', { name: signup }).getByRole('button', { name: signup, exact: true }),
    'Enter',
  );
  await waitForPath(page, '/checkout');
  await untilHeaded(page, words.checkout.title);
};

const placeOrder = async ({ page, words, context }: Visit) => {
  const [chat] = await Promise.all([context.waitForEvent('page'), pressAt(placeOrderButton(page, words), 'Enter')]);
  await waitForPath(page, /^\/order-confirmation\//);
  await untilHeaded(page, words.confirmation.title);
  await chat.close();
  await tabTo(page.getByRole('link', { name: words.confirmation.chat.open }));
};
