import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import { type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

// each test begins with the texts of a new shop
beforeEach(async () => {
  await shop.database.pool.query('delete from setting_versions');
  await announce();
});

/** Notifies the shop of changed settings, as a publication and the timer of a scheduled version do. */
const announce = () => shop.database.pool.query('select record_product_change()');

const headline = { ar: 'ألف عام\nمن اللازورد', en: 'A thousand\nyears of lapis' };
const sentence = { ar: 'لك **{returnDays}** كاملة.', en: 'You have **{returnDays}**.' };
const read = { ar: 'لك ٣٠ يومًا كاملة.', en: 'You have 30 days.' };

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  const openEditor = async (name: 'home' | 'about') => {
    const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { page } = visit;
    const { pages: texts, markdown, settings } = await loadMessages('admin', language, testSettings);
    await page.goto(`/admin/settings/pages/${name}`);
    await waitForHeading(page, texts.titles[name]);
    const part = (group: keyof typeof texts.groups) =>
      page.getByRole('region', { name: texts.groups[group], exact: true });
    return {
      ...visit,
      texts,
      markdown,
      part,
      field: (group: keyof typeof texts.groups, label: string, each: ContentLanguage) =>
        part(group).getByRole('textbox', { name: settings.inLanguage[each]({ label }), exact: true }),
      preview: (group: keyof typeof texts.groups, each: ContentLanguage) =>
        part(group).getByRole('group', { name: texts.languages[each], exact: true }),
      press: (button: string) => page.getByRole('button', { name: button, exact: true }).click(),
    };
  };
  type Editor = Awaited<ReturnType<typeof openEditor>>;

  const fillHero = async ({ texts, field }: Editor) => {
    for (const each of ['ar', 'en'] as const) {
      await field('hero', texts.fields.headline, each).fill(headline[each]);
      await field('hero', texts.fields.sub, each).fill(sentence[each]);
    }
  };
  /** Text at the top of the home page. */
  const heroOf = async (): Promise<string> => {
    const shopper = await shop.visit(visitor);
    await shopper.open('/');
    const text = normalizeText(await shopper.page.getByRole('main').locator('section').first().innerText());
    await shopper.leave();
    return text;
  };
  const standard = normalizeText(serverTexts(language, testSettings).home.hero.headline);

  test('an admin edits the hero with previews, and shoppers see it once it is published, not as a draft', async () => {
    const editor = await openEditor('home');
    const { page, texts, preview, press, faults, leave } = editor;
    await fillHero(editor);
    for (const each of ['ar', 'en'] as const) {
      await expect.poll(() => preview('hero', each).innerText().then(normalizeText)).toContain(read[each]);
      const previewPart = preview('hero', each).locator(`[lang=${each}]`);
      expect(normalizeText(await previewPart.innerText())).toContain(normalizeText(headline[each]));
      expect(await previewPart.evaluate((part) => getComputedStyle(part).direction)).toBe(directionOf(each));
      expect(await previewPart.locator('strong').count()).toBe(1);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visitor.width);

    await press(texts.saveDraft);
    expect(await toastText(page, texts.done.draft.title)).toBe(texts.done.draft.body);
    await expect.poll(heroOf).toContain(standard);
    await press(texts.publish);
    expect(await toastText(page, texts.done.published.title)).toBe(texts.done.published.body);
    const hero = await heroOf();
    expect(hero).toContain(normalizeText(headline[language]));
    expect(hero).toContain(read[language]);
    expect(hero).not.toContain(standard);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('a scheduled hero is visible from its publication time on', async () => {
    const editor = await openEditor('home');
    const { page, texts, press, leave } = editor;
    await fillHero(editor);
    await press(texts.plan.open);
    await page.getByLabel(texts.plan.moment, { exact: true }).fill(cairoMinute(new Date(Date.now() + 3_600_000)));
    await press(texts.plan.button);
    expect(await toastText(page, texts.done.planned.title)).toBe(texts.done.planned.body);
    await expect.poll(heroOf).toContain(standard);
    // as if the publication time had come
    await shop.database.pool.query(`update setting_versions set published_at = now() - interval '1 second'`);
    await announce();
    await expect.poll(heroOf).toContain(normalizeText(headline[language]));
    await leave();
  });

  testOnce('the second of two admins sees both versions text by text, and the history restores the first', async () => {
    const [first, second] = [await openEditor('home'), await openEditor('home')];
    await first.field('hero', first.texts.fields.secondary, language).fill('first');
    await first.press(first.texts.publish);
    await toastText(first.page, first.texts.done.published.title);
    const { page, texts, field, press } = second;
    await field('hero', texts.fields.secondary, language).fill('second');
    await press(texts.publish);
    const panel = page.getByRole('region', { name: texts.conflict, exact: true });
    const { settings } = await loadMessages('admin', language, testSettings);
    const fieldLabel = texts.placeOfField({
      language: texts.languages[language],
      part: texts.groups.hero,
      field: texts.fields.secondary,
    });
    for (const part of [fieldLabel, 'first', 'second']) await panel.getByText(part, { exact: true }).waitFor();
    await panel.getByRole('button', { name: settings.conflict.keepMine, exact: true }).click();
    await toastText(page, texts.done.published.title);
    expect(await heroOf()).toContain('second');
    await page.getByRole('button', { name: settings.history.restore, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: settings.history.restore, exact: true }).click();
    await toastText(page, texts.done.restored.title);
    expect(await heroOf()).toContain('first');
    await Promise.all([first.leave(), second.leave()]);
  });
});
