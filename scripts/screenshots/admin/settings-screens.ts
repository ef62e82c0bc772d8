import type { Page } from 'playwright-core';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { pageNames } from '#features/content/policy-page-names.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import type { Screen } from '../screen.ts';
import { adminTexts, part, pressFirst, waitForForm, waitForList } from './part.ts';

/** Sections whose screenshot needs more than their form. */
const preparedSections: readonly string[] = ['tax', 'shipping', 'announcement', 'labels'];

/** The setup and the settings of the shop, and the audit log. */
export const settingsScreens: readonly Screen[] = [
  part('setup', 'dashboard', {
    isNewShop: true,
    element: 'section[aria-labelledby=setup]',
    prepare: (page) => page.locator('#setup').waitFor(),
  }),
  part('setup-steps', 'dashboard/setup', { prepare: (page) => page.locator('main ol li').first().waitFor() }),
  part('demonstration', 'products?demonstration=open', {
    isNewShop: true,
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { demonstration } = (await adminTexts(language)).products;
      await waitForList(page);
      await pressFirst(page, demonstration.remove);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('settings-mail', 'settings/mail', { prepare: waitForForm }),
  part('settings', 'settings', { prepare: (page) => page.locator('main li a').first().waitFor() }),
  part('settings-tax', 'settings/tax', {
    prepare: async (page) => {
      await waitForForm(page);
      await page.locator('input[name=percent]').fill('15');
      await page.getByRole('table').first().waitFor();
    },
  }),
  part('settings-shipping', 'settings/shipping', { prepare: (page, _texts, language) => addZone(page, language) }),
  ...settingNames
    .filter((section) => !preparedSections.includes(section))
    .map((section) => part(`settings-${section}`, `settings/${section}`, { prepare: waitForForm })),
  part('settings-announcement', 'settings/announcement', {
    prepare: async (page, _texts, language) => {
      await waitForForm(page);
      await page.locator('input[name=isShown]').check();
      for (const each of contentLanguages) await page.locator(`input[name="text.${each}"]`).fill(announcement[each]);
      await page.getByText(announcement[language]).waitFor();
    },
  }),
  part('settings-label', 'settings/labels', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { labels } = await adminTexts(language);
      await page.getByRole('searchbox', { name: labels.search }).fill('common/catalogue/addToCart');
      await page.getByText(labels.matchCount(1), { exact: true }).waitFor();
    },
  }),
  part('settings-pages', 'settings/pages', { prepare: (page) => page.locator('main li a[href$=returns]').waitFor() }),
  part('settings-payments', 'settings/payments', { prepare: waitForForm }),
  ...pageNames.map((name) => part(`settings-page-${name}`, `settings/pages/${name}`, { prepare: waitForForm })),
  part('settings-editor', 'settings/pages/returns', { isWindow: true, prepare: waitForForm }),
  ...(['home', 'about'] as const).map((page) =>
    part(`settings-${page}`, `settings/pages/${page}`, {
      isWindow: true,
      prepare: async (screen) => {
        await screen.locator('main section [lang=en] .display').first().waitFor();
        await screen
          .locator('main section textarea')
          .first()
          .evaluate((field) => field.scrollIntoView());
      },
    }),
  ),
  part('settings-labels', 'settings/labels', {
    prepare: async (page, _texts, language) => {
      const { labels } = await adminTexts(language);
      await page.getByRole('button', { name: labels.places.contact }).click();
      await page.getByRole('textbox').first().waitFor();
    },
  }),
];

const announcement = {
  ar: 'نوصّل إلى أسوان والأقصر من هذا الأسبوع',
  en: 'From this week we deliver to Aswan and Luxor',
};

/** Adds Upper Egypt with terms of its own, without saving. */
const addZone = async (page: Page, language: ContentLanguage): Promise<void> => {
  const { settings } = await adminTexts(language);
  await waitForForm(page);
  await page.getByRole('button', { name: settings.addRow.zones, exact: true }).click();
  const field = (name: string) => page.locator(`[name="zones.0.${name}"]`);
  await field('name.ar').fill('الصعيد');
  await field('name.en').fill('Upper Egypt');
  for (const governorate of ['aswan', 'luxor']) await field(`governorates.${governorate}`).check();
  await field('fee').fill('120');
  await field('days.min').fill('6');
  await field('days.max').fill('9');
};
