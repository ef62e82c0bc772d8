import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { WishlistButton } from './wishlist-button.tsx';

const product = { id: 'cup-tea-01', name: 'Tea cup' };

/** Renders the button of a product, for the signed-in customer or a guest. */
const openButton = async () => {
  const { catalogue, fields, layout } = await messagesFor('common');
  const { general, notices } = await messagesFor('forms');
  await renderComponent(<WishlistButton product={product} />);
  const buttonOf = (action: 'wishlistAdd' | 'wishlistRemove') =>
    page.getByRole('button', { name: `${catalogue[action]}: ${product.name}`, exact: true });
  return {
    fields,
    layout,
    general,
    notices: notices.wishlist,
    add: buttonOf('wishlistAdd'),
    remove: buttonOf('wishlistRemove'),
  };
};

const listSaved = async () => (await (await loadShopClient()).wishlist.get({ language })).productIds;

test('a press adds the product, another one removes it, and undo adds it again', async () => {
  await signInCustomer();
  const { notices, fields, add, remove } = await openButton();
  await add.click();
  await expectNotice('status', notices.added);
  expect(await listSaved()).toEqual([product.id]);
  expect(await accessibilityViolations()).toEqual([]);
  await remove.click();
  const removed = page.getByRole('status').filter({ hasText: notices.removed.title });
  await expect.element(removed.getByText(notices.removed.body, { exact: true })).toBeVisible();
  await expect.element(add).toBeVisible();
  expect(await listSaved()).toEqual([]);
  await removed.getByRole('button', { name: fields.undo, exact: true }).click();
  await expect.element(remove).toBeVisible();
  await expect.poll(listSaved).toEqual([product.id]);
});

test('fast repeated presses end in the state of the last one', async () => {
  await signInCustomer();
  const { notices, add, remove } = await openButton();
  await add.click();
  await expectNotice('status', notices.added);
  const requests: string[] = [];
  const observer = new PerformanceObserver((list) => requests.push(...list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  const button = remove.element();
  if (!(button instanceof HTMLElement)) throw new Error('not an element');
  for (let press = 0; press < 3; press += 1) button.click();
  await expect.poll(() => requests.filter((url) => url.includes(`/api/wishlist/${product.id}`))).toHaveLength(3);
  await expect.element(add).toBeVisible();
  expect(await listSaved()).toEqual([]);
});

test('a change that failed is reverted, with the reason until a change succeeds', async () => {
  await signInCustomer();
  const { general, notices, add, remove } = await openButton();
  const reconnect = await disconnect('/api/wishlist/**');
  await add.click();
  const reason = page.getByRole('alert').getByText(general.error, { exact: true });
  await expect.element(reason).toBeVisible();
  await expect.element(add).toBeVisible();
  expect(await listSaved()).toEqual([]);
  await reconnect();
  await add.click();
  await expectNotice('status', notices.added);
  await expect.element(remove).toBeVisible();
  expect(reason.elements()).toEqual([]);
});

test('a guest is referred to signing in, and the button stays empty', async () => {
  const { notices, layout, add } = await openButton();
  await add.click();
  const notice = page.getByRole('alert').filter({ hasText: notices.login.title });
  await expect.element(notice.getByText(notices.login.body, { exact: true })).toBeVisible();
  await expect.element(notice.getByRole('button', { name: layout.nav.login, exact: true })).toBeVisible();
  await expect.element(add).toBeVisible();
});
