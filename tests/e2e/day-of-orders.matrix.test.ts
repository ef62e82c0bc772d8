// starts first: takes a minute or more

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { buttonIn, fieldIn } from '#features/auth/testing/auth-page.ts';
import { newCustomer, productOf, sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { dismissToast, normalizeText, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';
import { linkIn, messageTo } from '../support/mail/dev-mailbox.ts';
import { testSettings } from '../support/test-settings.ts';
import { apiAs, checkKeyScreens, type StaffVisit, startStaffVisit } from '../support/working-day.ts';

const plate = 'plate-lotus-01';
let shop: ShopInBrowser;
let owner: ReturnType<typeof apiAs>;
let customer: ReturnType<typeof apiAs>;

beforeAll(async () => {
  shop = await openShopInBrowser();
  owner = apiAs(shop, await storedAdmin(shop));
  customer = apiAs(shop, { [sessionKey]: await storedSession(shop.url, newCustomer({ name: 'بثينة زيدان' })) });
});

afterAll(() => shop.close());

type Placed = { readonly orderNumber: string; readonly total: number };

const placeOrder = (changes: Partial<PlaceOrder> = {}) => customer<Placed>('POST', '/orders', orderInputFor(changes));

/** The stored columns of an order. */
const stored = async (orderNumber: string) =>
  (
    await shop.database.pool.query(
      'select id, status, payment_status as payment, total, version from orders where order_number = $1',
      [orderNumber],
    )
  ).rows[0];

/** Follows the link of an invitation to the first password; returns the session. */
const acceptInvitation = async (email: string) => {
  const { page, t, open, context, leave } = await shop.visit({ language: 'ar', width: 1440 });
  const entry = await loadMessages('authFlows', 'ar', testSettings);
  await open(linkIn(await messageTo(shop.shop, email)));
  await buttonIn(page, entry.link.invite.button).click();
  await waitForHeading(page, entry.newPassword.first.title);
  await fieldIn(page, t.fields.password).fill('Lapis-1234');
  await buttonIn(page, entry.newPassword.submit).click();
  await waitForPath(page, '/admin');
  await waitForHeading(page, (await loadMessages('admin', 'ar', testSettings)).orders.title);
  const session = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  expect(context.pages()).toHaveLength(1);
  await leave();
  return { [sessionKey]: session ?? '' };
};

/** Opens the page of an order from the list of orders. */
const openOrder = async ({ page }: StaffVisit, orderNumber: string) => {
  await page.getByRole('link', { name: shortOrderNumber(orderNumber), exact: true }).click();
  await page.waitForURL(new RegExp(`/${orderNumber}`, 'u'));
  return page.locator('main');
};

test('an orders role accepts an invitation, ships parcels, books the courier’s cash, and serves callers and messages', async () => {
  const { email } = newCustomer();
  await owner('POST', '/admin/user-roles', { email, role: 'orders', language: 'ar' });
  const orders = [await placeOrder(), await placeOrder(), await placeOrder()] as const;
  const [first, second, third] = orders;
  await shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message) values ('Omar', 'omar@example.com', 'A gift', 'Is it wrapped?')`,
  );
  const session = await acceptInvitation(email);

  // morning, on a desktop, in Arabic
  const morning = await startStaffVisit(shop, { language: 'ar', width: 1440 }, session);
  const { page, admin, goTo, press, look } = morning;
  const { shipments: t, settlements, customers } = admin;
  await goTo('orders?status=pending', admin.orders.title);
  await openOrder(morning, first.orderNumber);
  await page.getByRole('link', { name: admin.orders.toCustomer, exact: true }).click();
  await waitForHeading(page, 'بثينة زيدان');
  await page.getByRole('link', { name: customers.orders.all, exact: true }).waitFor();
  await look();
  await page.goBack();
  await page.goBack();
  for (const { orderNumber } of [first, second]) {
    await page
      .getByRole('checkbox', { name: t.selection.choose({ number: shortOrderNumber(orderNumber) }), exact: true })
      .check();
  }
  const outcome = page.getByRole('dialog', { name: t.selection.result });
  const { fields } = await loadMessages('common', 'ar', testSettings);
  const readOutcome = async () => {
    await outcome.getByText(t.selection.done(2), { exact: true }).waitFor();
    await press(fields.close, outcome.locator('form, div').last());
  };
  const move = async (to: 'processing' | 'shipped') => {
    await press(t.selection.move[to]);
    const { process, ship } = admin.bulkOrders.confirm;
    await press(t.selection.yes, page.getByRole('dialog', { name: to === 'shipped' ? ship : process }));
    await readOutcome();
  };
  await move('processing');
  await press(t.selection.pack);
  await press(t.selection.yes, page.getByRole('dialog', { name: admin.bulkOrders.confirm.pack }));
  await readOutcome();
  await page.getByRole('link', { name: t.selection.handOver, exact: true }).click();
  await page.getByText(`${t.sheets.total}: ${t.sheets.parcels(2)}`, { exact: true }).waitFor();
  await look();
  await page.getByRole('link', { name: t.sheets.back, exact: true }).click();
  await move('shipped');
  await look();

  await goTo('shipments/settlements', settlements.title);
  const content = `Ref;COD\n${first.orderNumber};${first.total / 100}\n`;
  await page.getByRole('combobox', { name: settlements.read.courier }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bosta.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('combobox', { name: settlements.columns.orderNumber, exact: true }).selectOption('Ref');
  await page.getByRole('combobox', { name: settlements.columns.amount, exact: true }).selectOption('COD');
  await press(settlements.columns.save);
  await press(settlements.read.book);
  await page.getByText(settlements.read.open(0), { exact: true }).waitFor();
  await look();
  expect(await stored(first.orderNumber)).toMatchObject({ status: 'shipped', payment: 'paid' });
  await morning.stop();

  // afternoon, on a phone, in English
  const { id } = await stored(first.orderNumber);
  await owner('PUT', `/admin/orders/${id}/status`, { language: 'en', from: 'shipped', to: 'delivered' });
  await customer('POST', `/orders/${first.orderNumber}/returns`, {
    language: 'en',
    key: randomUUID(),
    lines: [{ productId: plate, quantity: 1, reason: 'damaged' }],
    comment: 'A crack',
  });
  const afternoon = await startStaffVisit(shop, { language: 'en', width: 390 }, session);
  await recordRefusedDelivery(afternoon, second);
  await receiveReturn(afternoon, first);
  await changeOrder(afternoon, third);
  await takeOrder(afternoon);
  await sendReply(afternoon);
  await afternoon.goTo('orders', afternoon.admin.orders.title);
  await afternoon.page.goto('/admin/user-roles');
  await afternoon.page.getByText(afternoon.admin.layout.noRight, { exact: true }).waitFor();
  await afternoon.stop();

  await checkKeyScreens(shop, session, [
    ['orders', (each) => each.orders.title],
    ['shipments', (each) => each.shipments.title],
    ['returns', (each) => each.returns.title],
  ]);
});

/** Records a parcel refused at the door: restocks its items and cancels its order. */
const recordRefusedDelivery = async (work: StaffVisit, { orderNumber }: Placed) => {
  const { page, admin, goTo, press, look } = work;
  await goTo(`orders?q=${orderNumber}`, admin.orders.title);
  await openOrder(work, orderNumber);
  await page.getByRole('link', { name: admin.returns.delivery.button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: admin.returns.delivery.title, exact: true });
  await dialog.waitFor();
  await look();
  await press(admin.returns.delivery.yes, dialog);
  await dismissToast(page, admin.returns.delivery.notice.title);
  expect(await stored(orderNumber)).toMatchObject({ status: 'cancelled' });
};

/** Approves and receives a return; another role refunds it. */
const receiveReturn = async ({ page, admin, goTo, press, look }: StaffVisit, { orderNumber }: Placed) => {
  const { returns: t } = admin;
  await goTo('returns?state=requested', t.title);
  const card = page.getByRole('article').filter({ hasText: shortOrderNumber(orderNumber) });
  await press(t.approve.button, card);
  await press(t.approve.button, page.getByRole('dialog', { name: t.approve.title, exact: true }));
  await dismissToast(page, t.approve.notice.title);
  await press(t.receive.button, card);
  await press(t.receive.save, page.getByRole('dialog', { name: t.receive.title, exact: true }));
  await dismissToast(page, t.receive.notice.title);
  await card.getByText(t.refund.byManager, { exact: true }).waitFor();
  await look();
};

/** Changes an order from one plate to two. */
const changeOrder = async (work: StaffVisit, { orderNumber, total }: Placed) => {
  const { page, admin, goTo, press, look } = work;
  const { catalogue } = await loadMessages('common', 'en', testSettings);
  await goTo(`orders?q=${orderNumber}`, admin.orders.title);
  await openOrder(work, orderNumber);
  await page.getByRole('link', { name: admin.orderChanges.open, exact: true }).click();
  await waitForHeading(page, admin.orderChanges.title);
  await press(catalogue.increase);
  const summary = page.getByRole('complementary', { name: admin.orderChanges.summary, exact: true });
  await summary.getByText(admin.orderChanges.customerNotice, { exact: true }).waitFor();
  await look();
  await press(admin.orderChanges.save);
  await dismissToast(page, admin.orderChanges.saved.title);
  const changed = await stored(orderNumber);
  expect(changed.total).toBeGreaterThan(total);
  expect(changed.version).toBe(2);
};

/** Places an order by phone for an existing customer. */
const takeOrder = async ({ page, admin, goTo, press, look }: StaffVisit) => {
  const { draftOrders: t, orderChanges } = admin;
  const { fields } = await loadMessages('common', 'en', testSettings);
  await goTo('orders', admin.orders.title);
  await page.getByRole('link', { name: t.open, exact: true }).click();
  await page.getByLabel(t.search, { exact: true }).fill('بثينه');
  await page.getByRole('button', { name: /^بثينة زيدان/u }).click();
  const name = productOf(plate).name.en;
  await page.getByLabel(orderChanges.addProduct, { exact: true }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    .and(page.locator('li > button'))
    .click();
  const { address, city, postalCode } = orderInputFor().shipping;
  await page.getByLabel(fields.address, { exact: true }).fill(address);
  await page.getByLabel(fields.city, { exact: true }).fill(city);
  await page.getByLabel(fields.postalCode, { exact: true }).fill(postalCode);
  const summary = page.getByRole('complementary', { name: t.summary, exact: true });
  await expect
    .poll(async () => normalizeText(await summary.innerText()))
    .toContain(normalizeText(formatMoney(157_500, 'en')));
  await look();
  await press(t.place);
  await dismissToast(page, t.placed.title);
};

/** Replies to a message; the focus moves to the next step. */
const sendReply = async ({ page, admin, goTo, press, look }: StaffVisit) => {
  const { contactMessages: t } = admin;
  await goTo('contact-messages', t.title);
  const card = page.getByRole('article').filter({ hasText: 'Is it wrapped?' });
  await press(t.reply, card);
  await page.keyboard.type('Yes, with your words.');
  await look();
  await press(t.form.send, card);
  await dismissToast(page, t.replied.title);
  await card.getByRole('list', { name: t.replies }).getByText('Yes, with your words.').waitFor();
};
