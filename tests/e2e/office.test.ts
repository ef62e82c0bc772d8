import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOfficeMessages } from '../../locales/load-rooms.ts';
import { storedAdmin } from '../world/admins.ts';
import { inEach, inTurnWith, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../world/browser.ts';
import { newCustomer, sessionKey, storedSession } from '../world/people.ts';
import { noticeOn, untilAt } from '../world/seen.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const receive = (subject: string) =>
  shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message) values ('سلمى حسن', 'salma@example.com', $1, 'متى يصل؟')`,
    [subject],
  );

describe.each(twoVisitors)(inEach, (visitor) => {
  const inTurn = inTurnWith(visitor, test);
  inTurn('the office sends a stranger to sign in, and says why', async () => {
    const { page, leave } = await shop.visit(visitor);
    const { notices } = (await loadOfficeMessages(visitor.language)).frame;
    await page.goto('/admin');
    await untilAt(page, '/auth');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin');
    await noticeOn(page, notices.unauthorized.title);
    await leave();
  });

  inTurn('the office sends a customer home, and says why', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: { [sessionKey]: await storedSession(shop.url) } });
    const { notices } = (await loadOfficeMessages(visitor.language)).frame;
    await page.goto('/admin');
    await untilAt(page, '/');
    expect(await noticeOn(page, notices.denied.title)).toBe(notices.denied.body);
    await leave();
  });

  inTurn('an admin finds messages, orders, promo codes and stock notifications behind tabs', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { frame } = await loadOfficeMessages(visitor.language);
    await page.goto('/admin');
    const tabs = page.getByRole('navigation', { name: frame.parts, exact: true });
    for (const name of ['messages', 'orders', 'promoCodes', 'notifications'] as const) {
      const tab = tabs.getByRole('link', { name: frame.tabs[name] });
      await tab.click();
      await page.getByRole('heading', { level: 1, name: frame.tabs[name], exact: true }).waitFor();
      expect(await tab.getAttribute('aria-current')).toBe('page');
      await expect.poll(() => page.title()).toContain(frame.tabs[name]);
    }
    expect(faults).toEqual([]);
    await leave();
  });

  inTurn('an admin reads a message, marks it read, and finds it so', async () => {
    const subject = `طلب خاص ${visitor.language}`;
    await receive(subject);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { frame, messages } = await loadOfficeMessages(visitor.language);
    await page.goto('/admin/messages');
    const card = page.getByRole('article').filter({ hasText: subject });
    await card.getByRole('button', { name: messages.markRead, exact: true }).click();
    await noticeOn(page, messages.markedRead.title);
    await card.getByRole('button', { name: messages.markUnread, exact: true }).waitFor();
    await page.getByRole('link', { name: messages.status.read, exact: true }).click();
    await page.waitForURL(/status=read$/u);
    await page.reload();
    await card.waitFor();
    const reply = await card.getByRole('link', { name: messages.reply, exact: true }).getAttribute('href');
    expect(new URL(reply ?? '').searchParams.get('subject')).toBe(messages.replySubject({ subject }));
    await page.getByRole('link', { name: messages.status.unread, exact: true }).click();
    await page.getByText(frame.list.nothingFound, { exact: true }).waitFor();
    await leave();
  });

  inTurn('what could not be loaded is said, and may be asked for again', async () => {
    const { page, context, words, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { frame } = await loadOfficeMessages(visitor.language);
    await context.route('**/api/office/desk', (route) => route.abort());
    await page.goto('/admin');
    await page.getByRole('main').getByText(words.pages.couldNotLoad, { exact: true }).waitFor();
    await page.getByText(frame.notices.loadFailed.body, { exact: true }).waitFor();
    await context.unroute('**/api/office/desk');
    await page.getByRole('button', { name: words.fields.tryAgain, exact: true }).click();
    await page.getByRole('navigation', { name: frame.parts, exact: true }).waitFor();
    expect(await page.getByRole('main').getByText(words.pages.couldNotLoad, { exact: true }).count()).toBe(0);
    await leave();
  });

  inTurn('an admin without a second step is urged to take one', async () => {
    const { page, leave } = await shop.visit(visitor, {
      stored: await storedAdmin(shop, newCustomer({ name: visitor.language === 'ar' ? 'نادية' : 'Nadia' })),
    });
    const { advice } = (await loadOfficeMessages(visitor.language)).frame;
    await page.goto('/admin');
    await page.getByRole('complementary', { name: advice.title }).getByRole('link').click();
    await untilAt(page, '/account');
    expect(new URL(page.url()).searchParams.get('tab')).toBe('profile');
    await leave();
  });
});
