import type { Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { reportNames } from '#features/reports/report.ts';
import type { Screen } from '../screen.ts';
import { adminWords, openFirstRow, part, pressFirst, untilCards, untilForm, untilListed } from './part.ts';
import { settlementFile } from './seed-parcels.ts';

/** The dashboard, the reports, and orders with payments, parcels and returns. */
export const sellingScreens: readonly Screen[] = [
  part('dashboard', 'dashboard', {
    prepare: async (page) => {
      await page.getByRole('img').first().waitFor();
      await page.locator('canvas').waitFor();
    },
  }),
  ...reportNames.map((name) =>
    part(`report-${name}`, `reports?period=this-quarter${name === reportNames[0] ? '' : `&report=${name}`}`, {
      prepare: async (page) => {
        await untilListed(page);
        await page.locator('figure canvas').first().waitFor();
      },
    }),
  ),
  part('orders', 'orders'),
  part('order', 'orders?q=lina', { prepare: openFirstRow }),
  part('packing-slip', '', {
    path: ({ language }) => `/admin/orders?q=${language === 'ar' ? 'ياسر' : 'lina'}`,
    prepare: async (page, _words, language) => {
      const { packingSlip } = await adminWords(language);
      await openFirstRow(page);
      await page.getByRole('link', { name: packingSlip.open, exact: true }).click();
      await page.getByRole('article').waitFor();
    },
  }),
  part('order-parcels', 'orders?q=عمر&show=shipments', { prepare: openSections }),
  part('order-payments', 'orders?payment=partly_refunded&show=payments', {
    prepare: async (page, _words, language) => {
      await openSections(page);
      const { payments } = await adminWords(language);
      await page.getByText(payments.panel.ledger, { exact: true }).waitFor();
    },
  }),
  part('order-refund', 'orders?payment=partly_refunded&show=payments', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      await openSections(page);
      await pressFirst(page, (await adminWords(language)).payments.panel.refund);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('order-change', 'orders?status=processing', {
    prepare: async (page, _words, language) => {
      await openFirstRow(page);
      await page.getByRole('link', { name: (await adminWords(language)).orderChanges.open, exact: true }).click();
      await untilForm(page);
      await page.locator('main form li button').nth(1).click();
      await page.getByText((await adminWords(language)).orderChanges.difference, { exact: true }).waitFor();
    },
  }),
  part('order-by-phone', 'orders?phone=new', { prepare: (page, _words, language) => takeDraftOrder(page, language) }),
  part('payments', 'payments', { prepare: untilCards }),
  part('payments-settled', 'payments?state=resolved', { prepare: untilCards }),
  part('transfers', 'transfers', { prepare: untilCards }),
  part('transfers-checked', 'transfers?state=decided', { prepare: untilCards }),
  part('returns', 'returns', { prepare: untilCards }),
  part('return-receipt', 'returns?state=approved', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      await untilCards(page);
      await pressFirst(page, (await adminWords(language)).returns.receive.button);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('shipments', 'shipments'),
  part('couriers', 'shipments/couriers', { prepare: openFirstRow }),
  part('courier', 'shipments/couriers', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      await openFirstRow(page);
      await pressFirst(page, (await adminWords(language)).shipments.couriers.edit);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('settlement-file', 'shipments/settlements', { prepare: chooseSettlementFile }),
  part('settlement-lines', 'shipments/settlements/lines'),
  part('settlement-files', 'shipments/settlements/files'),
  part('settlement-days', 'shipments/settlements/totals'),
  part('settle', 'shipments/settlements/lines', {
    isWindow: true,
    prepare: async (page, _words, language) => {
      await untilListed(page);
      await pressFirst(page, (await adminWords(language)).settlements.settle.open);
      await page.getByRole('dialog').waitFor();
    },
  }),
];

/** Waits for the sections of the order that a link has opened. */
async function openSections(page: Page): Promise<void> {
  await page.locator('tbody tr[id] section').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Finds a customer and a product, as an admin does with the telephone in the other hand. */
const takeDraftOrder = async (page: Page, language: ContentLanguage): Promise<void> => {
  const { orderChanges, draftOrders } = await adminWords(language);
  await untilForm(page);
  await page.getByLabel(draftOrders.search, { exact: true }).fill('mona');
  await page.locator('main form fieldset ul button').first().click();
  await page.getByLabel(orderChanges.addProduct, { exact: true }).fill(language === 'ar' ? 'فنجان' : 'cup');
  await page
    .locator('main form ul button:enabled')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await page.getByLabel(orderChanges.addProduct, { exact: true }).fill('');
  await page.waitForLoadState('networkidle');
};

/** A file whose lines do not all fit; nothing of it is booked. */
async function chooseSettlementFile(page: Page): Promise<void> {
  const file = settlementFile('bosta-week-48.csv', [
    ['704814518', '', '5501.6', '55'],
    ['704815614', '', '4600', '55'],
    ['7099120', '', '640', '55'],
    ['7099455', '', '390', '55'],
  ]);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page.locator('input[type=file]').first().setInputFiles({ name: file.name, mimeType: file.type, buffer });
  await untilListed(page);
}
