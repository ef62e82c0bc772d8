import type { Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { reportNames } from '#features/reports/report.ts';
import type { Screen } from '../screen.ts';
import { adminTexts, openFirstRow, part, pressFirst, waitForCards, waitForForm, waitForList } from './part.ts';
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
        await waitForList(page);
        await page.locator('figure canvas').first().waitFor();
      },
    }),
  ),
  orderPart('order', 'q=lina', ''),
  orderPart('order-history', 'status=delivered', '/history'),
  orderPart('order-cancel', 'status=pending', '/cancel', { isWindow: true, prepare: waitForDialog }),
  part('packing-slip', '', {
    path: ({ language }) => `/admin/orders?q=${language === 'ar' ? 'ياسر' : 'lina'}`,
    opens: '/admin/orders/ORD-1/packing-slip',
    prepare: async (page, _texts, language) => {
      const { packingSlip } = await adminTexts(language);
      await openOrder(page);
      await page.getByRole('link', { name: packingSlip.open, exact: true }).click();
      await page.getByRole('article').waitFor();
    },
  }),
  part('order-sheets', 'orders?status=shipped', {
    opens: '/admin/orders/sheets',
    prepare: async (page, _texts, language) => {
      const { selection } = (await adminTexts(language)).shipments;
      await waitForList(page);
      for (const index of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(index).check();
      await page.getByRole('link', { name: selection.slips, exact: true }).click();
      await page.getByRole('article').first().waitFor();
    },
  }),
  orderPart('order-parcels', 'q=عمر', '/shipments'),
  orderPart('order-parcel', 'status=processing', '/shipments/new', { isWindow: true, prepare: waitForDialog }),
  orderPart('order-parcel-change', 'status=shipped', '/shipments', {
    opens: '/admin/orders/ORD-1/shipments/1',
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { panel } = (await adminTexts(language)).shipments;
      await page.getByRole('link', { name: panel.edit, exact: true }).first().click();
      await waitForDialog(page);
    },
  }),
  orderPart('order-refused', 'status=shipped', '/shipments/refused-delivery', {
    isWindow: true,
    prepare: waitForDialog,
  }),
  orderPart('order-returns', 'status=delivered', '/returns'),
  orderPart('order-return', 'status=delivered', '/returns/new', { isWindow: true, prepare: waitForDialog }),
  orderPart('order-payments', 'payment=partly_refunded', '/payments', {
    prepare: async (page, _texts, language) => {
      const { payments } = await adminTexts(language);
      await page.getByText(payments.panel.ledger, { exact: true }).waitFor();
    },
  }),
  orderPart('order-refund', 'payment=partly_refunded', '/payments/refund', { isWindow: true, prepare: waitForDialog }),
  orderPart('order-change', 'status=processing', '/edit', {
    prepare: async (page, _texts, language) => {
      await waitForForm(page);
      await page.locator('main form li button').nth(1).click();
      await page.getByText((await adminTexts(language)).orderChanges.difference, { exact: true }).waitFor();
    },
  }),
  part('order-by-phone', 'orders/new', { prepare: (page, _texts, language) => takeDraftOrder(page, language) }),
  part('payments', 'payments', { prepare: waitForCards }),
  part('payments-settled', 'payments?state=resolved', { prepare: waitForCards }),
  part('transfers', 'transfers', { prepare: waitForCards }),
  part('transfers-checked', 'transfers?state=decided', { prepare: waitForCards }),
  part('returns', 'returns', { prepare: waitForCards }),
  part('return-receipt', 'returns?state=approved', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForCards(page);
      await pressFirst(page, (await adminTexts(language)).returns.receive.button);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('couriers', 'shipments/couriers', { prepare: openFirstRow }),
  part('courier', 'shipments/couriers', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await openFirstRow(page);
      await pressFirst(page, (await adminTexts(language)).shipments.couriers.edit);
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('settlement-file', 'shipments/settlements', { prepare: chooseSettlementFile }),
  part('settlement-lines', 'shipments/settlements/lines'),
  part('settlement-files', 'shipments/settlements/files'),
  part('settlement-days', 'shipments/settlements/totals'),
  part('settle', 'shipments/settlements/lines', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForList(page);
      await pressFirst(page, (await adminTexts(language)).settlements.settle.open);
      await page.getByRole('dialog').waitFor();
    },
  }),
];

/** A page of the first order that a filter of the list finds. */
function orderPart(name: string, filter: string, path: string, { prepare, ...changes }: Partial<Screen> = {}): Screen {
  return part(name, `orders?${filter}`, {
    opens: `/admin/orders/ORD-1${path}`,
    prepare: async (page, ...args) => {
      await openOrder(page, path);
      await prepare?.(page, ...args);
    },
    ...changes,
  });
}

/** Opens the page of the first order in the list, or a page below it. */
async function openOrder(page: Page, path = ''): Promise<void> {
  await waitForList(page);
  const link = await page.locator('tbody th a').first().getAttribute('href');
  const url = new URL(link ?? '', page.url());
  url.pathname += path;
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
}

async function waitForDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

/** Finds a customer and a product, as an admin does during a phone call. */
const takeDraftOrder = async (page: Page, language: ContentLanguage): Promise<void> => {
  const { orderChanges, draftOrders } = await adminTexts(language);
  await waitForForm(page);
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

/** A file with lines that do not match; nothing is booked. */
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
  await waitForList(page);
}
