import type { Page } from 'playwright-core';
import { type Language, languages } from '../../../domain/language.ts';
import { loadMessages } from '../../../locales/namespaces.ts';
import { defaultPublicSettings } from '../../../server/shop-settings/default-settings.ts';
import type { Screen } from '../screens.ts';

const session = ({ session: kept }: { readonly session: string }) => ({ 'lazaward-session': kept });

const part = (name: string, path: string, given: Partial<Screen> = {}): Screen => ({
  name: `admin-${name}`,
  path: `/admin/${path}`,
  stored: session,
  prepare: (page) => untilListed(page),
  ...given,
});

/** Every screen of the admin area, in the order of its tabs. */
export const adminScreens: readonly Screen[] = [
  part('dashboard', 'dashboard', {
    prepare: async (page) => {
      await page.getByRole('img').first().waitFor();
      await page.locator('canvas').waitFor();
    },
  }),
  part('orders', 'orders'),
  part('order', 'orders?q=lina', { prepare: (page) => openFirstRow(page) }),
  part('packing-slip', '', {
    path: ({ language }) => `/admin/orders?q=${language === 'ar' ? 'ياسر' : 'lina'}`,
    prepare: async (page, _words, language) => {
      const { packingSlip } = await loadMessages('admin', language, defaultPublicSettings);
      await openFirstRow(page);
      await page.getByRole('link', { name: packingSlip.open, exact: true }).click();
      await page.getByRole('article').waitFor();
    },
  }),
  part('contact-messages', 'contact-messages', { prepare: (page) => page.getByRole('article').first().waitFor() }),
  part('products', 'products'),
  part('product', 'products?product=set-coffee-01', { prepare: (page) => untilForm(page) }),
  part('new-product', 'products?new=true', { prepare: (page) => untilForm(page) }),
  part('promo-codes', 'promo-codes'),
  part('promo-code', 'promo-codes', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      const { promoCodes } = await loadMessages('admin', language, defaultPublicSettings);
      await openFirstRow(page);
      await page.getByRole('button', { name: promoCodes.edit, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('search-words', 'search'),
  part('search-group', 'search?kind=similar&q=kettle', {
    prepare: async (page, _words, language) => {
      const { search } = await loadMessages('admin', language, defaultPublicSettings);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: search.preview.show, exact: true }).waitFor();
      await page.getByLabel(search.preview.word, { exact: true }).fill('kettle');
      await page.getByRole('button', { name: search.preview.show, exact: true }).click();
      await page.getByText(search.preview.groups, { exact: true }).first().waitFor();
    },
  }),
  part('search-reports', 'search/reports'),
  part('stock-notifications', 'stock-notifications'),
  part('reviews', 'reviews', { prepare: (page) => page.getByRole('article').first().waitFor() }),
  part('newsletter-subscriptions', 'newsletter-subscriptions'),
  part('user-roles', 'user-roles'),
  part('settings', 'settings', { prepare: (page) => page.locator('main li a').first().waitFor() }),
  part('settings-facts', 'settings/facts', { prepare: (page) => untilForm(page) }),
  part('settings-tax', 'settings/tax', {
    prepare: async (page) => {
      await untilForm(page);
      await page.locator('input[name=percent]').fill('15');
      await page.getByRole('table').first().waitFor();
    },
  }),
  part('settings-shipping', 'settings/shipping', { prepare: (page, _words, language) => addZone(page, language) }),
  ...(['offers', 'service', 'reviews', 'discountDialog', 'cartDrawer', 'notifications'] as const).map((section) =>
    part(`settings-${section}`, `settings/${section}`, { prepare: (page) => untilForm(page) }),
  ),
  part('settings-announcement', 'settings/announcement', {
    prepare: async (page, _words, language) => {
      await untilForm(page);
      await page.locator('input[name=isShown]').check();
      for (const each of languages) await page.locator(`input[name="text.${each}"]`).fill(announcement[each]);
      await page.getByText(announcement[language]).waitFor();
    },
  }),
  part('settings-label', 'settings/labels', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      const { labels } = await loadMessages('admin', language, defaultPublicSettings);
      await page.getByRole('searchbox', { name: labels.search }).fill('common/catalogue/addToCart');
      await page.getByText(labels.found(1), { exact: true }).waitFor();
    },
  }),
  part('settings-pages', 'settings/pages', { prepare: (page) => page.locator('main li a[href$=returns]').waitFor() }),
  part('settings-page', 'settings/pages/returns', { prepare: (page) => untilForm(page) }),
  part('settings-editor', 'settings/pages/returns', { isWindow: true, prepare: (page) => untilForm(page) }),
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
    prepare: async (page, _words, language) => {
      const { labels } = await loadMessages('admin', language, defaultPublicSettings);
      await page.getByRole('button', { name: labels.places.contact }).click();
      await page.getByRole('textbox').first().waitFor();
    },
  }),
  part('audit-log', 'audit-log'),
];

const announcement = {
  ar: 'نوصّل إلى أسوان والأقصر من هذا الأسبوع',
  en: 'From this week we deliver to Aswan and Luxor',
};

/** Adds Upper Egypt with terms of its own, without saving. */
const addZone = async (page: Page, language: Language): Promise<void> => {
  const { settings } = await loadMessages('admin', language, defaultPublicSettings);
  await untilForm(page);
  await page.getByRole('button', { name: settings.addRow.zones, exact: true }).click();
  const field = (name: string) => page.locator(`[name="zones.0.${name}"]`);
  await field('name.ar').fill('الصعيد');
  await field('name.en').fill('Upper Egypt');
  for (const governorate of ['aswan', 'luxor']) await field(`governorates.${governorate}`).check();
  await field('fee').fill('120');
  await field('days.min').fill('6');
  await field('days.max').fill('9');
};

const untilListed = (page: Page): Promise<void> => page.locator('tbody tr').first().waitFor();

const untilForm = (page: Page): Promise<void> => page.locator('main form').first().waitFor();

const openFirstRow = async (page: Page): Promise<void> => {
  await untilListed(page);
  await page.locator('tbody button[aria-expanded=false]').first().click();
  await page.locator('tbody tr[id]').first().waitFor();
};
