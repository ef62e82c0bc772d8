import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, productOf, shippingFieldValue, signUpField } from '#features/auth/testing/users.ts';
import { cupsToBuy } from '#features/checkout/testing/purchase.ts';
import { shippingField, shippingFields } from '../../scripts/lib/page.ts';
import { pressAt, tabTo, typeInto } from '../support/browser/keyboard.ts';
import {
  isFocused,
  placeOrderButton,
  toastText,
  waitForHeading,
  waitForPath,
} from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
  waitForContent,
} from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('a guest buys two cups by keyboard alone, with a visible focus at every stop', async () => {
    const visit = await shop.visit(visitor);
    await openCups(visit);
    await putIntoCart(visit);
    await fillInCheckout(visit);
    await signUpFromCheckout(visit);
    await placeOrder(visit);
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });

  testOnce(
    'tabbing backwards through the home page never puts the focus under the header or beyond the end of a row',
    async () => {
      const { page, t, open, leave } = await shop.visit(visitor);
      await open('/');
      await waitForContent(page);
      const logo = page.getByRole('banner').getByRole('link', { name: t.layout.brand });
      await tabTo(logo, 'Shift+Tab');
      expect(await isFocused(logo)).toBe(true);
      await leave();
    },
  );
});

/** Opens the cups through the menu on a phone, and by the tiles of the home page on a desktop. */
const openCups = async ({ page, t, language, width, open }: Visit) => {
  const { cups } = t.catalogue.categories;
  await open('/');
  if (width < 1024) {
    await pressAt(page.getByRole('banner').getByRole('button', { name: t.layout.nav.openMenu }), 'Enter');
    await pressAt(page.getByRole('dialog').getByRole('link', { name: cups, exact: true }), 'Enter');
  } else await pressAt(page.getByRole('main').getByRole('link', { name: cups }).first(), 'Enter');
  await waitForHeading(page, cups);
  const name = productOf(cupsToBuy.id).name[language];
  await pressAt(page.getByRole('main').getByRole('link', { name, exact: true }), 'Enter');
  await waitForHeading(page, name);
};

const putIntoCart = async ({ page, t, language }: Visit) => {
  await pressAt(page.getByRole('button', { name: t.catalogue.increase }), 'Space');
  await pressAt(page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first(), 'Enter');
  await toastText(page, t.notices.cart.added({ name: '', quantity: '' }).title);
  await pressAt(page.getByRole('dialog').getByRole('link', { name: t.cart.drawer.toCart, exact: true }), 'Enter');
  await waitForHeading(page, t.cart.title);
  await page.getByRole('link', { name: productOf(cupsToBuy.id).name[language], exact: true }).waitFor();
  await pressAt(page.getByRole('link', { name: t.cart.checkout, exact: true }), 'Enter');
};

const fillInCheckout = async ({ page, t, language }: Visit) => {
  await waitForHeading(page, t.checkout.title);
  for (const name of shippingFields) await typeInto(shippingField(page, t, name), shippingFieldValue[language][name]);
  await pressAt(placeOrderButton(page, t), 'Enter');
};

const signUpFromCheckout = async ({ page, t, language }: Visit) => {
  const { login, signup } = t.auth;
  const customer = newCustomer();
  await waitForPath(page, '/auth');
  await tabTo(page.getByRole('tab', { name: login }));
  // the next tab, in reading direction
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await page.getByRole('tab', { name: signup, selected: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${signup} | ${t.layout.brand}`);
  for (const name of ['name', 'email', 'phone'] as const) await typeInto(signUpField(page, t, name), customer[name]);
  // whether day or month comes first depends on the device
  const dob = signUpField(page, t, 'dob');
  await typeInto(dob, '05051990');
  expect(await dob.inputValue()).toBe('1990-05-05');
  await typeInto(signUpField(page, t, 'password'), customer.password);
  await pressAt(
    page.getByRole('tabpanel', { name: signup }).getByRole('button', { name: signup, exact: true }),
    'Enter',
  );
  await waitForPath(page, '/checkout');
  await waitForHeading(page, t.checkout.title);
};

const placeOrder = async ({ page, t, context }: Visit) => {
  const [chat] = await Promise.all([context.waitForEvent('page'), pressAt(placeOrderButton(page, t), 'Enter')]);
  await waitForPath(page, /^\/order-confirmation\//);
  await waitForHeading(page, t.confirmation.title);
  await chat.close();
  await tabTo(page.getByRole('link', { name: t.confirmation.chat.open }));
};
