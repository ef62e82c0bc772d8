import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { newCustomer, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await insertManyOrders(shop.database, 1);
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const { language, width } = visitor;

  test('an admin finds a customer, writes a note, and answers a message and a review, which the product page shows', async () => {
    const customer = newCustomer({ name: language === 'ar' ? 'بثينة زيدان' : 'Buthaina Zidan' });
    await storedSession(shop.url, customer);
    await shop.database.pool.query(
      `insert into reviews (user_id, product_id, rating, comment)
       select id, 'cup-tea-01', 3, $2 from auth.users where email = $1`,
      [customer.email, `late ${language}`],
    );
    await shop.database.pool.query(
      `insert into contact_messages (name, email, subject, message) values ('B', $1, 'A question', 'When does it come?')`,
      [customer.email],
    );
    const { customers, contactMessages, reviews } = await loadMessages('admin', language, testSettings);
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await page.goto('/admin/customers');
    await page.getByRole('searchbox', { name: customers.search }).fill(language === 'ar' ? 'بثينه' : 'BUTHAINA');
    await page.waitForURL(/q=/u);
    await page.getByRole('link', { name: customer.name }).click();
    await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();
    await page.getByLabel(customers.tags.text, { exact: true }).fill('VIP');
    await page.getByRole('button', { name: customers.tags.add, exact: true }).click();
    await page.getByRole('button', { name: customers.tags.removeOf({ tag: 'VIP' }), exact: true }).waitFor();
    const note = page.getByLabel(customers.notes.text, { exact: true });
    await note.fill('بعد الخامسة');
    await page.getByRole('button', { name: customers.notes.add, exact: true }).click();
    await toastText(page, customers.notes.added.title);
    await expect.poll(() => note.inputValue()).toBe('');

    // after the focused element is deleted, an element nearby has the focus, so that Tab continues from there
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.getByRole('button', { name: customers.tags.removeOf({ tag: 'VIP' }), exact: true }).click();
    await toastText(page, customers.tags.removed.title);
    await expect.poll(focused).toBe('DIV');
    await page.keyboard.press('Tab');
    const newTag = page.getByLabel(customers.tags.text, { exact: true });
    expect(await newTag.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: customers.notes.removeOf({ text: 'بعد الخامسة' }), exact: true }).click();
    const confirmDialog = page.getByRole('dialog', { name: customers.notes.confirm.title });
    await confirmDialog.getByRole('button', { name: customers.notes.remove, exact: true }).click();
    await toastText(page, customers.notes.removed.title);
    await expect.poll(() => page.getByText('بعد الخامسة', { exact: true }).count()).toBe(0);
    await expect.poll(focused).toBe('SECTION');

    const message = page.getByRole('article').filter({ hasText: 'When does it come?' });
    await message.getByRole('button', { name: contactMessages.reply, exact: true }).click();
    await message.getByLabel(contactMessages.form.text, { exact: true }).fill('Tomorrow.');
    await message.getByRole('button', { name: contactMessages.form.send, exact: true }).click();
    await message.getByRole('list', { name: contactMessages.replies }).getByText('Tomorrow.').waitFor();

    const review = page.getByRole('article').filter({ hasText: `late ${language}` });
    await review.getByRole('button', { name: reviews.reply.answer, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: reviews.reply.title });
    await dialog.getByLabel(reviews.reply.text, { exact: true }).fill(`نعتذر <b>${language}</b>`);
    await dialog.getByRole('button', { name: reviews.reply.save, exact: true }).click();
    await toastText(page, reviews.reply.saved.title);
    await page.goto('/product/cup-tea-01');
    await page.getByText(`نعتذر <b>${language}</b>`, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('the read-only role sees only its sections, no customer names and no controls for changes', async () => {
    const messages = await loadMessages('admin', language, testSettings);
    const { layout, orders, products, customers, userRoles } = messages;
    const { page, leave } = await shop.visit(visitor, {
      stored: await storedAdmin(shop, newCustomer(), 'readonly'),
    });
    await page.goto('/admin/orders');
    const nav = page.getByRole('navigation', { name: layout.parts, exact: true });
    await nav.waitFor();
    if (width < 1280) await nav.getByRole('button').first().click();
    await nav.getByRole('link', { name: products.title }).waitFor();
    for (const title of [customers.title, userRoles.title])
      expect(await nav.getByRole('link', { name: title, exact: true }).count()).toBe(0);
    if (width < 1280) await page.keyboard.press('Escape');
    await page.getByRole('row').getByText(orders.hiddenCustomer).first().waitFor();
    expect(await page.getByRole('button', { name: layout.csv.comma, exact: true }).count()).toBe(0);
    await page.goto('/admin/products/cup-tea-01');
    await page.getByText(layout.readOnly, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: products.save, exact: true }).isDisabled()).toBe(true);
    await page.goto('/admin/customers');
    await page.getByText(layout.noRight, { exact: true }).waitFor();
    await leave();
  });
});

test('an admin without the required second factor is redirected to the account', async () => {
  const { layout } = await loadMessages('admin', 'en', testSettings);
  const [session = ''] = Object.values(await storedAdmin(shop));
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const saved = await fetch(`${shop.url}/api/admin/settings/staff`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, value: { requiresSecondFactor: true } }),
  });
  expect(saved.status).toBe(200);
  const stored = await storedAdmin(shop, newCustomer(), 'manager');
  const { page, leave } = await shop.visit({ language: 'en', width: 1440 }, { stored });
  await page.goto('/admin');
  await waitForPath(page, '/account');
  await toastText(page, layout.notices.factorMissing);
  await leave();
});
