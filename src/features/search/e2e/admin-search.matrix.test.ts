import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isolateText } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { errorUnder, toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForHydration,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { weekOf } from '../search-week.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const listCounts = async (query: string) =>
  (await shop.database.pool.query('select language, searches, clicks from search_statistics where words = $1', [query]))
    .rows;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  /** A word of no product, one of a product, and one of the teapot group. */
  const [unknown, existingWord, pot] = language === 'ar' ? ['زمزميه', 'لوتس', 'إبريق'] : ['flask', 'lotus', 'teapot'];

  testOnce('a search is reported after its list was viewed, or at once when a product is opened', async () => {
    const { page, leave } = await shop.visit(visitor);
    const waitForReport = () => page.waitForRequest((request) => request.url().endsWith('/api/searches'));
    const [firstReport] = await Promise.all([waitForReport(), page.goto('/products?q=سلحفاة')]);
    await firstReport.response();
    const nextReport = waitForReport();
    // the time after which the list counts as viewed starts before the end of the load
    await page.goto(`/products?q=${existingWord}`, { waitUntil: 'commit' });
    await waitForHydration(page);
    await page.locator('main article a[href^="/product/"]:visible').nth(1).click();
    expect((await nextReport).postDataJSON()).toEqual({ language, q: existingWord, steps: 'seen-and-opened' });
    await page.waitForURL('**/product/*');
    // closing the page could cancel the report
    await (await nextReport).response();
    await leave();
  });

  test('an admin adds a word of the report to a group, previews its results, and the shop finds them', async () => {
    const { layout, search: t } = await loadMessages('admin', language, testSettings);
    const { page, t: messages, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await shop.database.pool.query(
      `insert into search_statistics (week, language, words, searches, exact_hits, similar_hits, measured_on)
       values ($1, $2, $3, 4, 0, 0, current_date)
       on conflict (week, language, words) do update set searches = 4, exact_hits = 0, similar_hits = 0`,
      [weekOf(new Date()), language, unknown],
    );
    await page.goto('/admin/search/reports');
    await openFilters(page, layout);
    await page.getByRole('link', { name: t.report.outcomes.nothing, exact: true }).click();
    await page.getByRole('link', { name: t.report.addWord({ word: unknown }), exact: true }).click();

    await page.getByRole('heading', { name: t.near.title({ word: unknown }) }).waitFor();
    await page.getByRole('searchbox', { name: t.near.find }).fill(pot);
    await page.getByRole('link', { name: new RegExp(`${pot}.*${t.kinds.similar}`, 'u') }).click();
    const field = page.getByLabel(t.roles.typed, { exact: true });
    await expect.poll(() => field.inputValue()).toMatch(new RegExp(`${unknown}$`, 'u'));

    await page.getByRole('button', { name: t.preview.show, exact: true }).click();
    const now = page.locator('section').filter({ hasText: t.preview.before });
    await now.getByText(t.preview.results(0), { exact: true }).waitFor();
    const later = page.locator('section').filter({ hasText: t.preview.after });
    await later.getByText(t.preview.similar, { exact: true }).waitFor();
    expect(await later.getByRole('link').count()).toBeGreaterThan(1);

    const before = await field.inputValue();
    await field.fill(`${before}\n<${unknown}>`);
    const save = page.getByRole('button', { name: t.form.save, exact: true });
    await save.click();
    await expect.poll(() => errorUnder(field)).toContain(messages.validation['searchWord.characters']);
    await field.fill(before);
    await save.click();
    expect(await toastText(page, t.changed.title)).toBe(t.changed.body);
    await page.getByText(t.states.applied, { exact: true }).waitFor();

    await page.goto(`/products?q=${unknown}`);
    await page.locator('main article').first().waitFor();
    await leave();
  }, 60_000);

  testOnce('an admin sees that the group has changed elsewhere and overwrites the change', async () => {
    const { search: t } = await loadMessages('admin', language, testSettings);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { rows } = await shop.database.pool.query(
      `with made as (insert into synonym_groups (kind) values ('absent') returning id)
       insert into synonym_words (group_id, written) select id, $1 from made returning group_id as id`,
      [`absent ${language}`],
    );
    await page.goto(`/admin/search/${rows[0].id}`);
    const field = page.getByLabel(t.terms, { exact: true });
    await field.fill(`absent ${language}, mine`);
    await shop.database.pool.query('update synonym_groups set version = version + 1 where id = $1', [rows[0].id]);
    const save = page.getByRole('button', { name: t.form.save, exact: true });
    await save.click();
    await page.getByRole('heading', { name: t.conflict.title }).waitFor();
    await page.getByRole('button', { name: t.conflict.overwriteWithMine, exact: true }).click();
    expect(await field.inputValue()).toContain('mine');
    await save.click();
    await toastText(page, t.changed.title);
    await page.goto(`/admin/search?q=mine`);
    const name = [`absent ${language}`, 'mine'].map(isolateText).join(' · ');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByRole('button', { name: t.details({ name }), exact: true }).click();
    await page.getByRole('button', { name: t.remove, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.confirmDelete.title });
    await dialog.getByRole('button', { name: t.remove, exact: true }).click();
    await toastText(page, t.removed.title);
    await leave();
  });
});

test('reported searches are counted in the report within seconds', async () => {
  await expect.poll(() => listCounts('لوتس')).toEqual([{ language: 'ar', searches: 1, clicks: 1 }]);
  expect(await listCounts('سلحفاه')).toEqual([{ language: 'ar', searches: 1, clicks: 0 }]);
});
