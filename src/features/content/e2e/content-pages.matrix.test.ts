import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { isFocused, normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { defaultPageText } from '../page-texts.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

// each test begins with the texts of a new shop
beforeEach(async () => {
  await shop.database.pool.query('delete from setting_versions');
});

const versions = async () => {
  const { rows } = await shop.database.pool.query<{ value: Record<ContentLanguage, string>; state: string }>(
    `select value, case when published_at is null then 'draft' when published_at > now() then 'planned' else 'published' end
       as state from setting_versions where section = 'page/returns' order by version`,
  );
  return rows;
};

const saveConcurrently = (value: Record<ContentLanguage, string>) =>
  shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
     select 'page/returns', (select coalesce(max(version), 0) + 1 from setting_versions), $1, user_id, now()
     from user_roles limit 1`,
    [JSON.stringify(value)],
  );

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const number = (value: string) =>
    language === 'ar' ? value.replace(/\d/gu, (digit) => '٠١٢٣٤٥٦٧٨٩'[+digit] ?? '') : value;

  const openEditor = async (path = '/returns') => {
    const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { page } = visit;
    const admin = await loadMessages('admin', language, testSettings);
    await page.goto(`/admin/settings/pages${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { pages: t } = admin;
    return {
      ...visit,
      admin,
      texts: t,
      field: (each: ContentLanguage) => page.getByRole('textbox', { name: t.labels[each], exact: true }),
      press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    };
  };
  const own: Record<ContentLanguage, string> = {
    ar: '## كيف ترجع قطعة\n\nلك **{returnDays}** كاملة.',
    en: '## How to return a piece\n\nYou have **{returnDays}**.',
  };
  const read: Record<ContentLanguage, string> = { ar: 'لك ٣٠ يومًا كاملة.', en: 'You have 30 days.' };
  const fillTexts = async ({ field }: Awaited<ReturnType<typeof openEditor>>) => {
    await field('ar').fill(own.ar);
    await field('en').fill(own.en);
  };
  const readPublicPage = async (): Promise<string> => {
    const shopper = await shop.visit(visitor);
    await shopper.open('/policies/returns');
    const text = await shopper.page.getByRole('main').innerText();
    await shopper.leave();
    return text;
  };
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  test('an admin edits and publishes the returns page, and a shopper reads it', async () => {
    const editor = await openEditor('');
    const { page, t, texts, admin, field, press, faults, leave } = editor;
    const title = t.layout.footer.policies.returns;
    await page.getByRole('listitem').filter({ hasText: texts.states.default }).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    // the navigation has a section of the same name
    await page.locator('a[href$="/settings/pages/returns"]').filter({ hasText: title }).first().click();
    await waitForPath(page, '/admin/settings/pages/returns');
    expect(await field(language).inputValue()).toBe(defaultPageText('returns', language));
    await page.getByText(admin.settings.history.initial, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillTexts(editor);
    expect(await fits(page)).toBe(true);
    expect(await readPublicPage()).not.toContain(read[language]);
    await press(texts.publish);
    expect(await toastText(page, texts.done.published.title)).toBe(texts.done.published.body);
    expect(await readPublicPage()).toContain(read[language]);
    await page.locator('main').getByText(texts.liveNow, { exact: true }).waitFor();
    expect(await versions()).toMatchObject([{ value: own, state: 'published' }]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('drafts are private and marked', async () => {
    const editor = await openEditor();
    const { page, texts, press, leave } = editor;
    await fillTexts(editor);
    await press(texts.saveDraft);
    expect(await toastText(page, texts.done.draft.title)).toBe(texts.done.draft.body);
    expect(await readPublicPage()).not.toContain(read[language]);
    await page.getByRole('link', { name: texts.back, exact: true }).click();
    await waitForPath(page, '/admin/settings/pages');
    const row = page.getByRole('listitem').filter({ hasText: texts.states.draft });
    const label = texts.liveVersion({ version: texts.states.default });
    await expect.poll(async () => normalizeText(await row.innerText())).toContain(normalizeText(label));
    expect(await versions()).toMatchObject([{ value: own, state: 'draft' }]);
    await leave();
  });

  testOnce('a text is scheduled in Cairo time and unscheduled', async () => {
    const editor = await openEditor();
    const { page, texts, press, leave } = editor;
    await fillTexts(editor);
    await press(texts.plan.open);
    const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3 * 3_600_000);
    await page.getByLabel(texts.plan.moment, { exact: true }).fill(cairoMinute(at));
    await press(texts.plan.button);
    expect(await toastText(page, texts.done.planned.title)).toBe(texts.done.planned.body);
    await page
      .getByText(texts.plannedFor({ moment: formatMoment(at, language) }), { exact: true })
      .first()
      .waitFor();
    expect(await versions()).toMatchObject([{ value: own, state: 'planned' }]);
    expect(await readPublicPage()).not.toContain(read[language]);
    await press(texts.plan.cancel);
    expect(await toastText(page, texts.done.cancelled.title)).toBe(texts.done.cancelled.body);
    expect(await versions()).toMatchObject([{ state: 'draft' }]);
    await leave();
  });

  testOnce('concurrent texts of two admins are compared line by line, and either one can be kept', async () => {
    const { page, admin, texts, field, press, leave } = await openEditor();
    const { conflict } = admin.settings;
    await field('ar').fill('نصي');
    await field('en').fill('mine');
    await saveConcurrently({ ar: 'نصه', en: 'theirs' });
    await press(texts.publish);
    const panel = page.getByRole('region', { name: texts.conflict, exact: true });
    await expect.poll(() => isFocused(panel)).toBe(true);
    const panelText = normalizeText(await panel.innerText());
    for (const part of ['نصي', 'نصه', 'mine', 'theirs']) expect(panelText).toContain(part);
    await panel.getByRole('button', { name: conflict.keepMine, exact: true }).click();
    await toastText(page, texts.done.published.title);
    expect((await versions()).at(-1)).toMatchObject({ value: { en: 'mine' }, state: 'published' });
    await expect.poll(() => panel.count()).toBe(0);

    await field('en').fill('mine again');
    await saveConcurrently({ ar: 'نصه', en: 'theirs again' });
    await press(texts.saveDraft);
    await panel.getByRole('button', { name: conflict.acceptTheirVersion, exact: true }).click();
    await expect.poll(() => field('en').inputValue()).toBe('theirs again');
    expect((await versions()).at(-1)).toMatchObject({ value: { en: 'theirs again' } });
    await leave();
  });

  testOnce('the history shows changes by line, and one click restores the default', async () => {
    const editor = await openEditor();
    const { page, admin, texts, field, press, leave } = editor;
    const { history } = admin.settings;
    await fillTexts(editor);
    await press(texts.publish);
    await toastText(page, texts.done.published.title);
    await field('en').fill(own.en.replace('You have', 'There are'));
    await press(texts.publish);
    await expect.poll(async () => (await versions()).length).toBe(2);
    const details = history.details({ version: history.version({ number: number('2') }) });
    await press(details);
    const changes = page.getByRole('list', { name: details, exact: true }).getByRole('listitem');
    expect(await changes.count()).toBe(1);
    const change = normalizeText(await changes.innerText());
    const position = { language: texts.languages.en, line: texts.line({ line: number('3') }) };
    for (const part of [texts.place(position), 'You have **{returnDays}**.', 'There are **{returnDays}**.'])
      expect(change).toContain(normalizeText(part));
    await page
      .getByRole('listitem')
      .filter({ hasText: history.initial })
      .getByRole('button', { name: history.restore })
      .click();
    const dialog = page.getByRole('dialog', { name: history.confirm.title, exact: true });
    await dialog.getByRole('button', { name: history.restore, exact: true }).click();
    expect(await toastText(page, texts.done.restored.title)).toBe(texts.done.restored.body);
    await expect.poll(() => field('en').inputValue()).toBe(defaultPageText('returns', 'en'));
    expect(await readPublicPage()).not.toContain(read[language]);
    await leave();
  });
});
