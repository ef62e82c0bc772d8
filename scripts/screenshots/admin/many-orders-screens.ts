import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';
import { adminTexts, part, waitForList } from './part.ts';
import { ORDERS } from './place-orders.ts';

/** Work on many orders at once: selection, labels and tracking numbers. */
export const manyOrdersScreens: readonly Screen[] = [
  part('orders', 'orders'),
  part('orders-selected', 'orders', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { selection } = (await adminTexts(language)).shipments;
      await waitForList(page);
      await page.getByLabel(selection.page, { exact: true }).check();
      await page.getByRole('region', { name: selection.label, exact: true }).getByRole('button').first().click();
      await page.getByText(selection.count(ORDERS), { exact: true }).waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  }),
  part('order-labels', 'orders?status=shipped', {
    opens: '/admin/orders/sheets',
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { sheets } = (await adminTexts(language)).shipments;
      await waitForList(page);
      for (const index of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(index).check();
      await page.getByRole('link', { name: sheets.labels, exact: true }).click();
      await page.getByRole('article').nth(1).waitFor();
    },
  }),
  part('tracking-file', 'shipments/tracking-numbers', {
    prepare: async (page) => {
      const [first, second] = await processedOrders(page);
      await page.goto(new URL('/admin/shipments/tracking-numbers', page.url()).href, { waitUntil: 'networkidle' });
      const lines = ['Order Ref,AWB', `${first},704815901`, `${second},704815902`, 'ORD-17959,704815903'];
      const buffer = Buffer.from(lines.join('\n'));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bosta-november.csv', mimeType: 'text/csv', buffer });
      await waitForList(page);
    },
  }),
  part('tracking-scanner', 'shipments/tracking-numbers', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { trackingNumbers } = await adminTexts(language);
      const [orderNumber] = await processedOrders(page);
      await page.goto(new URL('/admin/shipments/tracking-numbers', page.url()).href, { waitUntil: 'networkidle' });
      await page.getByRole('tab', { name: trackingNumbers.way.scan, exact: true }).click();
      // the tracking number would be saved; other screenshots show the parcel without one
      await page.locator('input[name=scan]').fill(orderNumber);
      await page.locator('input[name=scan]').press('Enter');
      await page.getByRole('status', { name: trackingNumbers.scan.result }).getByText(orderNumber).waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  }),
];

/** Order numbers of the orders that are being prepared. */
const processedOrders = async (page: Page): Promise<readonly [string, string]> => {
  await page.goto(new URL('/admin/orders?status=processing', page.url()).href, { waitUntil: 'networkidle' });
  await waitForList(page);
  const links = await page
    .locator('tbody th a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const [first = '', second = ''] = links.map((link) => new URL(link, page.url()).pathname.split('/').at(-1) ?? '');
  return [first, second];
};
