import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { PrintedPages } from './printed-page.tsx';
import { ShippingLabel } from './shipping-label.tsx';
import { loadSlipTexts } from './slip-texts.ts';

type Order = Awaited<ReturnType<typeof placeOrderForStaff>>;

/** Renders the label of an order on a page of a label printer. */
const renderLabel = async (order: Order) => {
  const toSlip = await loadSlipTexts(await loadAdminClient(), language);
  await renderAdminComponent(
    <PrintedPages page="label-labels">
      <div className="sheet">
        <ShippingLabel slip={toSlip(order)} language={language} />
      </div>
    </PrintedPages>,
    'owner',
  );
  return { t: (await messagesFor('admin')).packingSlip, label: page.getByRole('article') };
};

test('a label names sender, recipient and cash, and has the order number as a barcode', async () => {
  const order = await placeOrderForStaff();
  const { t, label } = await renderLabel(order);
  await expect.element(label.getByText(t.from, { exact: true })).toBeVisible();
  await expect.element(label.getByText(order.shipping.fullName, { exact: true })).toBeVisible();
  await expect.element(label.getByText(formatMoney(order.total, language), { exact: true })).toBeVisible();
  await expect.element(label.getByText(order.orderNumber, { exact: true })).toBeVisible();
  expect(label.element().querySelectorAll('path')).toHaveLength(1);
  expect(await accessibilityViolations()).toEqual([]);
});

test('a label of a paid order states in both languages that nothing is collected', async () => {
  const order = await placeOrderForStaff();
  const { label, t } = await renderLabel({ ...order, payment: { ...order.payment, open: 0 } });
  await expect.element(label.getByText(t.nothing, { exact: true })).toBeVisible();
  const texts = label.element().textContent;
  expect(texts).toMatch(/[A-Za-z]{5}/u);
  expect(texts).toMatch(/\p{Script=Arabic}{4}/u);
});

test('the barcode of a label is not cut by a long address', async () => {
  const order = await placeOrderForStaff();
  const address = Array.from({ length: 12 }, () => order.shipping.address).join(' ');
  const { label } = await renderLabel({ ...order, shipping: { ...order.shipping, address } });
  const bottomOf = (selector: string) => label.element().querySelector(selector)?.getBoundingClientRect().bottom ?? NaN;
  expect(label.element().getBoundingClientRect().height).toBeGreaterThan(500);
  expect(bottomOf('svg')).toBeLessThan(label.element().getBoundingClientRect().bottom);
  expect(bottomOf('section:nth-of-type(2)')).toBeLessThan(bottomOf('svg'));
});

test('a label on a phone is at most as wide as its sheet', async () => {
  await page.viewport(360, 800);
  const { label } = await renderLabel(await placeOrderForStaff());
  const sheet = label.element().parentElement;
  expect(sheet?.clientWidth).toBeLessThanOrEqual(360);
  expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
});
