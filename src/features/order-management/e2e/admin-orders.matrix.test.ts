import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messageTasks } from '#core/server/mail/mailer.ts';
import { sessionKey, storedAdmin } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { cancelAsAdmin, placeAsNewCustomer } from '#tests/support/admin/orders-by-request.ts';
import { pressAt, typeInto } from '#tests/support/browser/keyboard.ts';
import { dismissToast } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForContent,
} from '#tests/support/browser.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let server: MailServer;
let shop: ShopInBrowser;

beforeAll(async () => {
  server = await openMailServer();
  shop = await openShopInBrowser({ SMTP_URL: server.url });
});

afterAll(async () => {
  await shop.close();
  await server.close();
});

const placeOrder = (language: ContentLanguage, fullName: string) => placeAsNewCustomer(shop.url, language, fullName);
const cancel = (orderNumber: string, stored: Readonly<Record<string, string>>) =>
  cancelAsAdmin(shop.url, orderNumber, stored);

const rowOf = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: shortOrderNumber(orderNumber) });

/** The head of an order's page, with its states, and the whole page. */
const orderOn = (page: Page) => ({ head: page.locator('main header'), main: page.locator('main') });

test.each(['ar', 'en'] as const)('the list fits a desktop, its last column in sight, in %s', async (language) => {
  const { orderNumber } = await placeOrder(language, 'Abdelrahman Mohamed Abdelfattah');
  await shop.database.pool.query(
    `update orders set shipping_info = shipping_info || '{"city": "El Mahalla El Kubra"}'
     where order_number = $1`,
    [orderNumber],
  );
  const { orders } = await loadMessages('admin', language, testSettings);
  const { page, leave } = await shop.visit({ language, width: 1440 }, { stored: await storedAdmin(shop) });
  await page.goto('/admin/orders');
  const row = rowOf(page, orderNumber);
  await row.waitFor();
  await waitForContent(page);
  const table = page.getByRole('table', { name: orders.title, exact: true });
  expect(await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(
    0,
  );
  expect(
    await row
      .getByRole('cell')
      .last()
      .evaluate((each) => each.getBoundingClientRect().right <= innerWidth),
  ).toBe(true);
  await leave();
});

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  testOnce('an admin processes an order by keyboard alone; the customer sees the change and gets a mail', async () => {
    const fullName = language === 'ar' ? 'فاطمة الزهراء' : 'Fatima Zahra';
    const { session, email, orderNumber } = await placeOrder(language, fullName);
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { orders } = await loadMessages('admin', language, testSettings);
    await page.goto('/admin/orders');
    await typeInto(
      page.getByRole('searchbox', { name: orders.search, exact: true }),
      language === 'ar' ? 'فاطمه' : 'fatim',
    );
    await page.waitForURL(/q=/u);
    const row = rowOf(page, orderNumber);
    await row.waitFor();
    await pressAt(row.getByRole('link', { name: shortOrderNumber(orderNumber), exact: true }), 'Enter');
    const { head, main } = orderOn(page);
    await main.getByText('كل عام وأنتم بخير', { exact: true }).waitFor();

    for (const status of ['processing', 'shipped'] as const) {
      const { title, text, yes } = orders.confirm[status];
      await pressAt(main.getByRole('button', { name: orders.move[status], exact: true }), 'Enter');
      const question = page.getByRole('dialog', { name: title, exact: true });
      await question.getByText(text, { exact: true }).waitFor();
      await pressAt(question.getByRole('button', { name: yes, exact: true }), 'Enter', 'Shift+Tab');
      await head.getByText(`${orders.columns.status}: ${orders.status[status]}`, { exact: true }).waitFor();
      await dismissToast(page, orders.moved.title);
    }
    await pressAt(main.getByRole('button', { name: orders.settle.paid, exact: true }), 'Space');
    await head.getByText(orders.payment.paid, { exact: true }).waitFor();
    await dismissToast(page, orders.settled.title);
    await pressAt(main.getByRole('link', { name: orders.move.cancelled, exact: true }), 'Enter');
    const dialog = page.getByRole('dialog', { name: orders.confirm.cancelled.title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await head.getByText(`${orders.columns.status}: ${orders.status.shipped}`, { exact: true }).waitFor();
    await page.getByRole('link', { name: orders.history, exact: true }).click();
    const history = page.getByRole('list', { name: orders.history, exact: true });
    await history.waitFor();
    expect(await history.getByRole('listitem').filter({ hasText: orders.status.shipped }).count()).toBe(1);
    expect(faults).toEqual([]);
    await leave();

    const customer = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const account = await loadMessages('account', language, testSettings);
    await customer.open('/account');
    await customer.page
      .getByRole('article')
      .filter({ hasText: orderNumber })
      .getByText(`${account.orders.status}: ${account.status.order.shipped}`, { exact: true })
      .waitFor();
    await customer.leave();

    const { mail } = serverTexts(language, testSettings);
    const about = { orderNumber, total: '', deliveryDate: '' };
    await soon(() => {
      const subjects = server.mails
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ headers }) => String(headers['subject']))
        // a new account also gets a welcome mail
        .filter((subject) => subject.includes(orderNumber));
      expect(subjects.toSorted()).toEqual(
        (['pending', 'processing', 'shipped'] as const).map((step) => mail.order[step].subject(about)).toSorted(),
      );
    });
  });

  testOnce('recording cash of a cancelled order sends the customer no mail', async () => {
    const { orderNumber, email } = await placeOrder(language, 'سلمى حسن');
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { orders } = await loadMessages('admin', language, testSettings);
    const { head, main } = orderOn(page);
    await page.goto(`/admin/orders/${orderNumber}`);
    await main.getByRole('link', { name: orders.move.cancelled, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: orders.confirm.cancelled.yes, exact: true }).click();
    await head.getByText(`${orders.columns.status}: ${orders.status.cancelled}`, { exact: true }).waitFor();

    await main.getByRole('button', { name: orders.settle.paid, exact: true }).click();
    const question = page.getByRole('dialog', { name: orders.confirm.paid.title, exact: true });
    await question.getByRole('button', { name: orders.confirm.paid.yes, exact: true }).click();
    await head.getByText(orders.payment.paid, { exact: true }).waitFor();
    // undone, as after a mistake
    await main.getByRole('button', { name: orders.settle.pending, exact: true }).click();
    await head.getByText(orders.payment.nothing_due, { exact: true }).waitFor();
    const { mail } = serverTexts(language, testSettings);
    const subjects = () =>
      server.mails
        .filter(
          ({ recipients, headers }) => recipients.includes(email) && String(headers['subject']).includes(orderNumber),
        )
        .map(({ headers }) => String(headers['subject']));
    const about = { orderNumber, total: '', deliveryDate: '' };
    await soon(async () => {
      const dueMessages = 'select from graphile_worker.jobs where task_identifier = any($1) and run_at <= now()';
      expect((await shop.database.pool.query(dueMessages, [messageTasks])).rowCount).toBe(0);
      expect(subjects().toSorted()).toEqual(
        (['pending', 'cancelled'] as const).map((step) => mail.order[step].subject(about)).toSorted(),
      );
    });
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('on a phone the menu counts the open work of its own section', async () => {
    await placeOrder(language, 'هدى السيد');
    const phone = await shop.visit({ ...visitor, width: 390 }, { stored: await storedAdmin(shop) });
    const { layout, contactMessages, orders } = await loadMessages('admin', language, testSettings);
    const menu = phone.page.getByRole('navigation', { name: layout.parts, exact: true }).getByRole('button').first();
    await phone.page.goto('/admin/orders');
    await menu.waitFor();
    expect(await menu.innerText()).toMatch(/[\d٠-٩]/u);
    expect(await menu.innerText()).toContain(orders.title);
    await phone.page.goto('/admin/contact-messages');
    await menu.waitFor();
    // there are no messages; the pending orders belong to another section
    expect(await menu.innerText()).toContain(contactMessages.title);
    expect(await menu.innerText()).not.toMatch(/[\d٠-٩]/u);
    await phone.leave();
  });

  testOnce('orders are filtered by status and day, and the URL keeps the filters', async () => {
    const { orderNumber } = await placeOrder(language, 'هدى السيد');
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, orders } = await loadMessages('admin', language, testSettings);
    await page.goto('/admin/orders');
    const row = page.getByRole('row').filter({ hasText: shortOrderNumber(orderNumber) });
    await row.waitFor();
    // the first order is visible without scrolling
    const firstOrder = await page.getByRole('row').getByRole('link').first().boundingBox();
    expect((firstOrder?.y ?? Infinity) + (firstOrder?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    await openFilters(page, layout);
    await page.getByRole('link', { name: orders.status.delivered, exact: true }).click();
    await page.getByText(layout.list.noMatches, { exact: true }).waitFor();
    await page.getByRole('link', { name: orders.status.pending, exact: true }).click();
    await row.waitFor();
    await page.getByRole('button', { name: orders.days, exact: true }).click();
    await page.getByLabel(orders.to, { exact: true }).fill('2026-01-01');
    await page.getByLabel(orders.to, { exact: true }).press('Enter');
    await page.waitForURL(/to=2026-01-01/u);
    await page.getByText(layout.list.noMatches, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(layout.list.noMatches, { exact: true }).waitFor();
    expect(await page.getByLabel(orders.to, { exact: true }).inputValue()).toBe('2026-01-01');
    await leave();
  });

  testOnce(
    'the packing slip of a gift is in the language of the order and shows its message and one amount: the cash to collect',
    async () => {
      const { orderNumber } = await placeOrder(language === 'ar' ? 'en' : 'ar', 'سلمى حسن');
      const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
      const { packingSlip } = await loadMessages('admin', language, testSettings);
      const otherTexts = (await loadMessages('admin', language === 'ar' ? 'en' : 'ar', testSettings)).packingSlip;
      await page.goto(`/admin/orders/${orderNumber}`);
      await pressAt(page.getByRole('link', { name: packingSlip.open, exact: true }), 'Enter');
      const sheet = page.getByRole('article');
      await sheet.getByText(otherTexts.message, { exact: true }).waitFor();
      expect(await sheet.getAttribute('lang')).toBe(language === 'ar' ? 'en' : 'ar');
      const text = await sheet.innerText();
      for (const expectedText of [orderNumber, 'كل عام وأنتم بخير', 'سلمى حسن', otherTexts.wrap])
        expect(text).toContain(expectedText);
      expect(text).toContain(otherTexts.collect);
      expect(text.match(/EGP|ج\.م/gu)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').first().isVisible()).toBe(false);
      expect(await sheet.isVisible()).toBe(true);
      expect(faults).toEqual([]);
      await leave();
    },
  );

  testOnce('the packing slip of a cancelled order says so, shows no amount and cannot be printed', async () => {
    const { orderNumber } = await placeOrder(language, 'سلمى حسن');
    const admin = await storedAdmin(shop);
    await cancel(orderNumber, admin);
    const { page, faults, leave } = await shop.visit(visitor, { stored: admin });
    const { packingSlip } = await loadMessages('admin', language, testSettings);
    await page.goto(`/admin/orders/${orderNumber}/packing-slip?in=${language}`);
    const sheet = page.getByRole('article');
    await sheet.getByText(packingSlip.cancelled, { exact: true }).waitFor();
    expect(await sheet.innerText()).not.toContain(packingSlip.collect);
    expect(await page.getByRole('button', { name: packingSlip.print, exact: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.getByText(packingSlip.cancelled, { exact: true }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('a name of a hundred characters widens no column beyond a window of 1280 px', async () => {
    const { orderNumber } = await placeOrder(language, 'ن'.repeat(100));
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/orders?q=${orderNumber}`);
    const table = page.getByRole('table');
    await table.getByText(shortOrderNumber(orderNumber)).waitFor();
    await waitForContent(page);
    expect(
      await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0)),
    ).toBeLessThanOrEqual(0);
    await leave();
  });
});
