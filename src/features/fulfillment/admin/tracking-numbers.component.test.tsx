import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { localStore } from '#core/browser/storage.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import TrackingNumbers from './tracking-numbers.route.tsx';

beforeEach(() => localStore.remove('lazaward-scan-sound'));

/** Places an order with a packed parcel; the page is signed in as an owner. */
const packedOrder = async () => {
  const order = await placeOrderForStaff();
  const { couriers, shipments } = await loadAdminClient();
  await commands.query(`update orders set status = 'processing' where id = $1`, [order.id]);
  const courierId = (await couriers.list()).items.find(({ isActive }) => isActive)?.id ?? '';
  await shipments.create({ id: order.id, courierId, trackingNumber: '', cash: 0 });
  return order;
};
const parcelOf = async (id: string) => (await (await loadAdminClient()).shipments.ofOrder({ id })).shipments[0];
const newNumber = () => `TRK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

const openPage = async () => {
  const { trackingNumbers: t } = await messagesFor('admin');
  await renderAdminComponent(<TrackingNumbers />, 'owner', { path: '/admin/shipments/tracking-numbers' });
  return t;
};

/** Opens the scanner; `scan` types a code and Enter, as a scanner does. */
const openScanner = async () => {
  const t = await openPage();
  const played: number[] = [];
  const create = AudioContext.prototype.createOscillator;
  vi.spyOn(AudioContext.prototype, 'createOscillator').mockImplementation(function (this: AudioContext) {
    const oscillator = create.call(this);
    vi.spyOn(oscillator, 'start').mockImplementation(() => void played.push(oscillator.frequency.value));
    vi.spyOn(oscillator, 'stop').mockImplementation(() => undefined);
    return oscillator;
  });
  await page.getByRole('tab', { name: t.way.scan, exact: true }).click();
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  return {
    t,
    field,
    played,
    result: page.getByRole('status', { name: t.scan.result, exact: true }),
    scan: (code: string) => userEvent.keyboard(`${code}{Enter}`),
  };
};

test('a scanner enters the tracking number of an order, step by step, and ships on request', async () => {
  const [first, second] = [await packedOrder(), await packedOrder()];
  const { t, field, played, result, scan } = await openScanner();
  const order = shortOrderNumber(first.orderNumber);
  await expect.element(field).toHaveAccessibleName(t.scan.expects.order);
  await scan(first.orderNumber);
  await expect.element(field).toHaveAccessibleName(t.scan.expects.number({ order }));
  const number = newNumber();
  await scan(number);
  await expect.element(result.getByText(t.scan.saved({ order }), { exact: true })).toBeVisible();
  await expect.element(field).toHaveAccessibleName(t.scan.expects.order);
  expect(await parcelOf(first.id)).toMatchObject({ state: 'packed', trackingNumber: number });

  await page.getByRole('checkbox', { name: t.ship }).click();
  // typed while the checkbox has the focus, without waiting for the first response
  await scan(shortOrderNumber(second.orderNumber).toLowerCase());
  await scan(newNumber());
  await expect
    .element(result.getByText(t.scan.shipped({ order: shortOrderNumber(second.orderNumber) }), { exact: true }))
    .toBeVisible();
  expect(await parcelOf(second.id)).toMatchObject({ state: 'handed_over' });
  expect(new Set(played).size).toBe(1);
  expect(played).toHaveLength(2);
  expect(await accessibilityViolations()).toEqual([]);
});

test('a scan of something else is refused with its own sound, and the step stays', async () => {
  const order = await packedOrder();
  const name = shortOrderNumber(order.orderNumber);
  const { t, field, played, result, scan } = await openScanner();
  await scan('AWB/1234567890');
  await expect.element(result.getByText(t.scan.notAnOrder, { exact: true })).toBeVisible();
  await expect.element(field).toHaveAccessibleName(t.scan.expects.order);
  await scan(order.orderNumber);
  await expect.element(result.getByText(t.scan.orderRead({ order: name }), { exact: true })).toBeVisible();
  await scan(order.orderNumber);
  await expect.element(result.getByText(t.scan.orderInsteadOfNumber, { exact: true })).toBeVisible();
  await expect.element(field).toHaveAccessibleName(t.scan.expects.number({ order: name }));
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAccessibleName(t.scan.expects.order);
  await scan(order.orderNumber);
  await scan(newNumber());
  await expect.element(result.getByText(t.scan.saved({ order: name }), { exact: true })).toBeVisible();
  await scan(order.orderNumber);
  await expect.element(result.getByText(t.scan.orderTwice, { exact: true })).toBeVisible();
  const [refusal, , success] = played;
  expect(played).toEqual([refusal, refusal, success, refusal]);
  expect(refusal).not.toBe(success);
});

test('the sound can be switched off on this device', async () => {
  const { t, played, result, scan } = await openScanner();
  await page.getByRole('checkbox', { name: t.scan.sound, exact: true }).click();
  await scan('AWB/1234567890');
  await expect.element(result.getByText(t.scan.notAnOrder, { exact: true })).toBeVisible();
  expect(played).toEqual([]);
  expect(localStore.read('lazaward-scan-sound')).toBe('off');
});

test('letters of an Arabic keyboard layout become the letters of their keys', async () => {
  const { field } = await openScanner();
  const input = field.element();
  for (const [key, code] of [
    ['خ', 'KeyO'],
    ['لا', 'KeyB'],
    ['~', 'KeyZ'],
  ] as const) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  }
  await expect.element(field).toHaveValue('OBZ');
});

test('Arabic letters without a key are refused with what to do', async () => {
  const { t, field, result } = await openScanner();
  await field.fill('خقي');
  await userEvent.keyboard('{Enter}');
  await expect.element(result.getByText(t.scan.notLatin, { exact: true })).toBeVisible();
});

test('a file is previewed with its mails and refusals, and saved after one confirmation', async () => {
  const order = await packedOrder();
  const t = await openPage();
  const number = newNumber();
  const content = `Order number,AWB\n${order.orderNumber},${number}\nORD-1-AAAAAAAAA,TRK-1\n`;
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file field');
  await userEvent.upload(input, new File([content], 'bosta.csv', { type: 'text/csv' }));
  const table = page.getByRole('table', { name: t.results, exact: true });
  await expect.element(table.getByText(t.planned.number, { exact: true })).toBeVisible();
  await expect.element(table.getByText(t.refused, { exact: true })).toBeVisible();
  await expect.element(page.getByText(t.file.mails(0))).toBeVisible();
  await page.getByRole('checkbox', { name: t.ship }).click();
  await expect.element(page.getByText(t.file.mails(1))).toBeVisible();
  expect(await parcelOf(order.id)).toMatchObject({ state: 'packed', trackingNumber: null });
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: t.file.save, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.file.confirm, exact: true });
  await expect.element(dialog.getByText(t.file.mails(1))).toBeVisible();
  await dialog.getByRole('button', { name: t.file.save, exact: true }).click();
  await expect.element(table.getByText(t.done.shipped, { exact: true })).toBeVisible();
  expect(await parcelOf(order.id)).toMatchObject({ state: 'handed_over', trackingNumber: number });
});

test('a file with unknown headings is previewed once both columns are selected', async () => {
  const order = await packedOrder();
  const t = await openPage();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file field');
  await userEvent.upload(input, new File([`A,B\n${order.orderNumber},${newNumber()}\n`], 'courier.csv'));
  await page.getByRole('combobox', { name: t.file.orderColumn, exact: true }).selectOptions('A');
  await expect.element(page.getByRole('combobox', { name: t.file.orderColumn, exact: true })).toHaveValue('A');
  await page.getByRole('combobox', { name: t.file.trackingColumn, exact: true }).selectOptions('B');
  await expect.element(page.getByText(t.planned.number, { exact: true })).toBeVisible();
});
