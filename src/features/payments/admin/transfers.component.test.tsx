import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatMoney } from '#core/i18n/format.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { TransferProof } from '../transfer-proofs.admin.contract.ts';
import Transfers from './transfers.route.tsx';

const transfer: TransferProof = {
  id: '00000000-0000-4000-8000-000000000005',
  orderId: '00000000-0000-4000-8000-000000000006',
  orderNumber: 'LZW-20260314-ABCDEFGHJ',
  orderedAt: '2026-03-14T08:00:00.000Z',
  orderStatus: 'pending',
  paymentStatus: 'pending',
  customer: 'سلمى حسن',
  total: 157_500,
  due: 157_500,
  reference: 'ABCDEFGHJ',
  bankReference: '9988776655',
  state: 'sent',
  reason: null,
  sentAt: '2026-03-14T09:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  hasPicture: false,
};

/** Opens the list of one waiting transfer. */
const openTransfers = async () => {
  const { transfers: t, layout } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  const list = { page: { items: [transfer], count: 1, isExactCount: true, next: null }, hasFilters: false };
  await renderAdminComponent(<Transfers />, 'owner', { loader: async () => ({ data: list, error: null }) });
  const card = page.getByRole('article', { name: shortOrderNumber(transfer.orderNumber), exact: false });
  await expect.element(card).toBeVisible();
  return {
    t,
    layout,
    validation,
    card,
    amount: card.getByLabelText(t.receivedAmount, { exact: true }),
    accept: card.getByRole('button', { name: t.accept, exact: true }),
    reject: card.getByRole('button', { name: t.reject, exact: true }),
  };
};

test('an amount below the amount due needs a confirmation that names the difference', async () => {
  const { t, amount, accept } = await openTransfers();
  await amount.fill('١');
  await accept.click();
  const dialog = page.getByRole('dialog', { name: t.other.title, exact: true });
  const difference = formatMoney(157_400, language);
  await expect.element(dialog.getByText(t.other.less({ difference }), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(accept).toBeVisible();
});

test('an amount of 0 is refused at its field', async () => {
  const { t, amount, accept } = await openTransfers();
  await amount.fill('0');
  await accept.click();
  await expect.poll(() => errorUnder(amount)).toBe(t.nothing);
  await expect.element(amount).toHaveFocus();
});

test('a rejection needs a reason, and an unsaved one is discarded only after a confirmation', async () => {
  const { t, layout, validation, reject } = await openTransfers();
  await reject.click();
  const dialog = page.getByRole('dialog', { name: t.rejection.title, exact: true });
  const reason = dialog.getByLabelText(t.rejection.reason, { exact: true });
  await dialog.getByRole('button', { name: t.rejection.button, exact: true }).click();
  await expect.poll(() => errorUnder(reason)).toBe(validation['reason.min']);
  await expect.element(reason).toHaveFocus();
  await reason.fill('the amount has not arrived');
  await expect.poll(() => errorUnder(reason)).toBe('');
  await userEvent.keyboard('{Escape}');
  const confirmation = page.getByRole('dialog', { name: layout.unsaved.title, exact: true });
  await confirmation.getByRole('button', { name: layout.unsaved.stay, exact: true }).click();
  await expect.element(reason).toHaveValue('the amount has not arrived');
});

test('a bank statement marks a transfer with its reference by whether the amount fits', async () => {
  const { t, card } = await openTransfers();
  await page.getByText(t.statement.title, { exact: true }).click();
  const statement = page.getByLabelText(t.statement.lines, { exact: true });
  await statement.fill('14/03/2026,1.00,ABCDEFGHJ');
  await expect.element(card.getByText(t.statement.amount, { exact: true })).toBeVisible();
  await statement.fill('14/03/2026,1575.00,abcdefghj');
  await expect.element(card.getByText(t.statement.fits, { exact: true })).toBeVisible();
  await expect.element(card.getByText('14/03/2026,1575.00,abcdefghj', { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: t.statement.clear, exact: true }).click();
  await expect.element(card.getByText(t.statement.fits, { exact: true })).not.toBeInTheDocument();
});
