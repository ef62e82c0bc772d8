import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { knownSession } from '#core/browser/known-session.ts';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { faults } from '#tests/support/component/faults.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { errorText } from '#tests/support/error-text.ts';
import Orders, { clientLoader } from './orders.route.tsx';
import OrdersSectionRoute from './orders-section.route.tsx';

const openList = (filters: string) =>
  renderAdminComponent(<Orders />, 'owner', {
    path: `/admin/orders?${filters}`,
    loader: clientLoader,
    layout: OrdersSectionRoute,
  });

const readTexts = async () => {
  const { shipments, bulkOrders, bulkRuns, orders, layout } = await messagesFor('admin');
  return { t: { ...shipments.selection, ...bulkOrders }, bulkRuns, orders, layout };
};

const bar = (label: string) => page.getByRole('region', { name: label, exact: true });

/** Selects an unpaid order, then filters the list for refunded ones. */
const hideSelected = async () => {
  const { t, orders, bulkRuns, layout } = await readTexts();
  const { orderNumber } = await placeOrderForStaff();
  await openList(`status=pending&q=${orderNumber}`);
  await page.getByRole('checkbox', { name: t.choose({ number: shortOrderNumber(orderNumber) }), exact: true }).click();
  await expect.element(bar(t.label).getByText(t.count(1), { exact: true })).toBeVisible();
  expect(page.getByText(t.hidden(1), { exact: true }).elements()).toEqual([]);
  // on phones the filters are behind a button
  if (innerWidth < 768) await page.getByRole('button', { name: layout.list.filters(1), exact: true }).click();
  await page.getByRole('combobox', { name: orders.paymentFilter.label, exact: true }).selectOptions('refunded');
  await expect.element(bar(t.label).getByText(t.hidden(1), { exact: true })).toBeVisible();
  const hidden = bar(t.label).getByRole('list', { name: t.hiddenList });
  await expect.element(hidden.getByText(shortOrderNumber(orderNumber), { exact: true })).toBeVisible();
  return { t, bulkRuns, hidden, orderNumber };
};

test('selected orders that a filter hides are listed before their status changes', async () => {
  const { t, hidden, orderNumber } = await hideSelected();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: t.move.processing, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.confirm.process });
  await expect.element(question.getByText(t.hidden(1), { exact: true })).toBeVisible();
  await expect.element(question.getByText(shortOrderNumber(orderNumber), { exact: true })).toBeVisible();
  await expect.element(question.getByText(t.mails(1), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(hidden).toBeVisible();
});

test('hidden orders are deselected together', async () => {
  const { t } = await hideSelected();
  await bar(t.label).getByRole('button', { name: t.keepListed, exact: true }).click();
  await expect.element(bar(t.label)).not.toBeInTheDocument();
});

test('a hidden order is deselected by its own button', async () => {
  const { t, hidden, orderNumber } = await hideSelected();
  await hidden.getByRole('button', { name: t.remove({ number: shortOrderNumber(orderNumber) }), exact: true }).click();
  await expect.element(bar(t.label)).not.toBeInTheDocument();
});

test('a selection survives a reload of the page', async () => {
  const { t } = await readTexts();
  const { orderNumber } = await placeOrderForStaff();
  const { unmount } = await openList(`q=${orderNumber}`);
  const box = page.getByRole('checkbox', { name: t.choose({ number: shortOrderNumber(orderNumber) }), exact: true });
  await box.click();
  await unmount();
  await openList(`q=${orderNumber}`);
  await expect.element(box).toBeChecked();
});

/** Copies an order until the list of its customer's name has more than one page; returns the name. */
const placeManyOrders = async (count: number): Promise<string> => {
  const { id } = await placeOrderForStaff();
  const name = `Dina ${crypto.randomUUID().slice(0, 8)}`;
  await commands.query(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
       bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift, gift_wrap)
     select 'ORD-' || (extract(epoch from clock_timestamp()) * 1000)::bigint || '-' || upper(substr(md5(random()::text), 1, 9)),
       gen_random_uuid(), '', language, items, shipping_info || jsonb_build_object('fullName', $2::text), subtotal, discount,
       bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift, gift_wrap
     from orders, generate_series(1, $3::integer) where id = $1`,
    [id, name, count],
  );
  return name;
};

test('all orders of a filter are selected across its pages, and their action ends with a result that stays', async () => {
  const { t, bulkRuns } = await readTexts();
  const name = await placeManyOrders(23);
  const { unmount } = await openList(`q=${encodeURIComponent(name)}`);
  await bar(t.label)
    .getByRole('button', { name: t.all({ amount: formatNumber(23, language) }), exact: true })
    .click();
  await expect.element(bar(t.label).getByText(t.count(23), { exact: true })).toBeVisible();
  expect(page.getByText(t.hidden(3), { exact: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: t.move.processing, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.confirm.process });
  await expect.element(question.getByText(t.mails(0), { exact: true })).toBeVisible();
  await question.getByRole('button', { name: t.yes, exact: true }).click();
  const result = page.getByRole('dialog', { name: t.result });
  await expect.element(result.getByText(t.done(23), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await unmount();
  await openList(`q=${encodeURIComponent(name)}`);
  const ended = bulkRuns.ended.done({
    name: t.names.process,
    done: formatNumber(23, language),
    refused: formatNumber(0, language),
  });
  const last = bar(bulkRuns.label);
  await expect.element(last.getByText(ended, { exact: true })).toBeVisible();
  await last.getByRole('button', { name: bulkRuns.open, exact: true }).click();
  await expect.element(result.getByText(t.done(23), { exact: true })).toBeVisible();
});

/** Inserts a running action of the signed-in admin. */
const insertRun = async (): Promise<unknown> => {
  const [run] = await commands.query(
    `insert into bulk_runs (admin_id, idempotency_key, action, input, total, created_at)
     values ($1, gen_random_uuid(), 'orders.ship', '{}', 3, now()) returning id`,
    [knownSession()?.userId],
  );
  return run?.['id'];
};

test('the progress is not requested in a hidden tab, and at once when the tab is visible again', async () => {
  const { t, bulkRuns } = await readTexts();
  const { orderNumber } = await placeOrderForStaff();
  const id = await insertRun();
  await openList(`q=${orderNumber}`);
  const running = bar(bulkRuns.label).getByText(bulkRuns.running({ name: t.names.ship }), { exact: true });
  await expect.element(running).toBeVisible();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await commands.query(`update bulk_runs set state = 'stopped', ended_at = now() where id = $1`, [id]);
  // longer than the first interval, with a request that was under way
  await new Promise((resolve) => setTimeout(resolve, 700));
  const { fetch } = window;
  const requests = vi.spyOn(window, 'fetch').mockImplementation((...request) => fetch(...request));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(requests).not.toHaveBeenCalled();
  requests.mockRestore();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(bar(bulkRuns.label).getByRole('button', { name: bulkRuns.open, exact: true })).toBeVisible();
  await expect.element(running).not.toBeInTheDocument();
});

test('an action that cannot start because another one is running shows that one', async () => {
  const { t, bulkRuns } = await readTexts();
  const { orderNumber } = await placeOrderForStaff();
  await openList(`q=${orderNumber}`);
  await page.getByRole('checkbox', { name: t.choose({ number: shortOrderNumber(orderNumber) }), exact: true }).click();
  await page.getByRole('button', { name: t.move.processing, exact: true }).click();
  await insertRun();
  const question = page.getByRole('dialog', { name: t.confirm.process });
  await question.getByRole('button', { name: t.yes, exact: true }).click();
  await expect
    .element(page.getByText(bulkRuns.running({ name: t.names.ship }), { exact: true }).first())
    .toBeInTheDocument();
  expect(faults.splice(0)).toEqual([expect.stringContaining(errorText('BULK_RUN_UNFINISHED', language))]);
});

test('the question before a cancellation says what is to be returned by hand, without a choice to refund it', async () => {
  const { t, orders } = await readTexts();
  const { id, orderNumber, total } = await placeOrderForStaff();
  await (await loadAdminClient()).orders.updatePaymentStatus({ id, from: 'pending', to: 'paid', language });
  await openList(`q=${orderNumber}`);
  await page.getByRole('checkbox', { name: t.choose({ number: shortOrderNumber(orderNumber) }), exact: true }).click();
  await page.getByRole('button', { name: t.cancel, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.confirm.cancel });
  const byHand = question.getByText(t.byHand({ amount: formatMoney(total, language) }), { exact: true });
  await expect.element(byHand).toBeVisible();
  expect(question.getByText(orders.paymentFilter.owed, { exact: false }).elements()).not.toEqual([]);
  expect(question.getByRole('checkbox').elements()).toEqual([]);
  expect(await accessibilityViolations()).toEqual([]);
});

test('a running action has a progress and is stopped by its button', async () => {
  const { t, bulkRuns } = await readTexts();
  const { orderNumber } = await placeOrderForStaff();
  const id = await insertRun();
  await commands.query(
    `insert into bulk_run_rows (run_id, position, item_id, name, state, reason)
     select $1, n, gen_random_uuid(), 'ORD-1790000000000-ABCDEFGH' || n, case n when 0 then 'done' when 1 then 'refused' else 'waiting' end,
       case n when 1 then '{"ar": "Reason", "en": "Reason"}'::jsonb end
     from generate_series(0, 2) n`,
    [id],
  );
  await openList(`q=${orderNumber}`);
  const last = bar(bulkRuns.label);
  await expect.element(last.getByText(bulkRuns.running({ name: t.names.ship }), { exact: true })).toBeVisible();
  await expect.element(last.getByRole('progressbar')).toHaveAttribute('value', '2');
  expect(await accessibilityViolations()).toEqual([]);
  await last.getByRole('button', { name: bulkRuns.stop, exact: true }).click();
  await last.getByRole('button', { name: bulkRuns.open, exact: true }).click();
  const result = page.getByRole('dialog', { name: t.result });
  await expect.element(result.getByText('ABCDEFGH1', { exact: true })).toBeVisible();
  await result.getByText(bulkRuns.lists.waiting({ amount: formatNumber(1, language) }), { exact: true }).click();
  await expect.element(result.getByText('ABCDEFGH2', { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('clearing the selection drops a pending selection of all orders', async () => {
  const { t } = await readTexts();
  const name = await placeManyOrders(21);
  await openList(`q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: t.page, exact: true }).click();
  const respond = await delayResponse(() =>
    bar(t.label)
      .getByRole('button', { name: t.all({ amount: formatNumber(21, language) }), exact: true })
      .click(),
  );
  await bar(t.label).getByRole('button', { name: t.clear, exact: true }).click();
  await respond();
  await expect.element(page.getByRole('checkbox', { name: t.page, exact: true })).not.toBeChecked();
  expect(page.getByText(t.count(21), { exact: true }).elements()).toEqual([]);
});
