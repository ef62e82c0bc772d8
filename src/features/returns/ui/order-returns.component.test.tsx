import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { placeOrder, setOrderStatus } from '#tests/support/component/orders.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect } from '#tests/support/component/visitor.ts';
import { OrderReturns } from './order-returns.tsx';

/** Places an order of two plates as a new customer and delivers it. */
const placeDelivered = async () => setOrderStatus(await setOrderStatus(await placeOrder(2), 'shipped'), 'delivered');

/** Renders the returns of an order and opens the form. */
const openForm = async (order: OrderView) => {
  const t = await messagesFor('returns');
  const { general } = await messagesFor('forms');
  const { unmount } = await renderComponent(<OrderReturns order={order} />);
  await page.getByRole('button', { name: t.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.form.title, exact: true });
  return {
    t,
    general,
    unmount,
    dialog,
    more: dialog.getByRole('button', { name: t.form.more, exact: true }),
    less: dialog.getByRole('button', { name: t.form.less, exact: true }),
    reason: dialog.getByRole('combobox'),
    comment: dialog.getByLabelText(t.form.comment, { exact: true }),
    send: dialog.getByRole('button', { name: t.form.send, exact: true }),
  };
};

test('a return without a quantity or a reason is refused at the missing field', async () => {
  const { t, dialog, more, less, reason, send } = await openForm(await placeDelivered());
  await expect.element(page.getByText(t.left(30), { exact: true })).toBeVisible();
  await send.click();
  await expect.element(dialog.getByText(t.form.none, { exact: true })).toBeVisible();
  await expect.element(less).toHaveFocus();
  await more.click();
  await send.click();
  await expect.poll(() => errorUnder(reason)).toBe(t.form.noReason);
  await expect.element(reason).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  await reason.selectOptions('damaged');
  await expect.poll(() => errorUnder(reason)).toBe('');
});

test('a form opened again has quantity, reason and comment, also after a lost connection, until it is sent', async () => {
  const order = await placeDelivered();
  const { t, general, unmount, dialog, more, reason, comment, send } = await openForm(order);
  await more.click();
  await reason.selectOptions('damaged');
  await comment.fill('الحافة مكسورة من الجهتين');
  await unmount();
  await openForm(order);
  const expectInput = async () => {
    await expect.element(comment).toHaveValue('الحافة مكسورة من الجهتين');
    await expect.element(reason).toHaveValue('damaged');
  };
  await expectInput();
  const reconnect = await disconnect('/api/orders/*/returns');
  await send.click();
  await expect.element(page.getByRole('alert').filter({ hasText: general.error })).toBeVisible();
  await expectInput();
  await reconnect();
  await send.click();
  await expectNotice('status', t.form.sent);
  await expect.element(dialog).not.toBeInTheDocument();
  const card = page.getByRole('article');
  await expect.element(card.getByText('الحافة مكسورة من الجهتين', { exact: true })).toBeVisible();
  await expect.element(card.getByText(t.status.requested, { exact: true })).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('-form-'))).toEqual([]);
});
