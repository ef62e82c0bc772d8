import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { amountInWords } from '#core/i18n/amount-in-words.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { PaymentsTab } from './order-payments.route.tsx';
import Refund from './refund-dialog.route.tsx';

/** The dialog at its path; any other page shows only its path. */
const Page = () => {
  const { pathname } = useLocation();
  return pathname === '/payments/refund' ? <Refund /> : <h1>{pathname}</h1>;
};

/** Opens the refund of a paid order of one plate. */
const openRefund = async () => {
  const { refund: t } = (await messagesFor('admin')).payments;
  const admin = await loadAdminClient();
  const { id } = await placeOrderForStaff();
  const order = await admin.orders.updatePaymentStatus({ id, language, from: 'pending', to: 'paid' });
  const opened = await admin.payments.get({ id });
  const Tab = () => {
    const [payments, setPayments] = useState(opened);
    const change: PaymentsTab['change'] = async (call, { title, body }) => {
      const changed = await call(admin.payments);
      notify({ title, text: body });
      setPayments(changed);
      return true;
    };
    return <Outlet context={{ order, payments, change } satisfies PaymentsTab} />;
  };
  await renderAdminComponent(<Page />, 'owner', { path: '/payments/refund', layout: Tab });
  const dialog = page.getByRole('dialog', { name: t.title, exact: true });
  await expect.element(dialog).toBeVisible();
  const confirmationOf = (amount: number) =>
    page.getByRole('dialog', { name: t.confirm.title({ amount: formatMoney(amount, language) }), exact: true });
  return {
    t,
    total: order.total,
    dialog,
    confirmationOf,
    next: dialog.getByRole('button', { name: t.next, exact: true }),
    more: dialog.getByRole('button', { name: t.more, exact: true }),
    /** Amount of the refund and the rest. */
    sums: () => normalizeText(dialog.getByRole('status').last().element().textContent),
  };
};

test('a refund of nothing is refused, and the price of a selected item is confirmed in words', async () => {
  const { t, dialog, confirmationOf, next, more, sums } = await openRefund();
  await next.click();
  await expect.element(dialog.getByText(t.nothing, { exact: true })).toBeVisible();
  await more.click();
  await expect.element(dialog.getByText(t.nothing, { exact: true })).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText(t.restock, { exact: true })).toBeChecked();
  // a plate with its tax
  await expect.poll(sums).toContain(normalizeText(formatMoney(142_500, language)));
  expect(await accessibilityViolations()).toEqual([]);
  await next.click();
  const confirmation = confirmationOf(142_500);
  const inWords = t.inWords({ amount: amountInWords(142_500, language) });
  await expect.element(confirmation.getByText(inWords, { exact: true })).toBeVisible();
  await expect.element(confirmation.getByText(t.byHand, { exact: true })).toBeVisible();
  const back = confirmation.getByRole('button', { name: t.confirm.back, exact: true });
  await expect.element(back).toHaveFocus();
  await back.click();
  await expect.poll(sums).toContain(normalizeText(formatMoney(142_500, language)));
});

test('an amount is entered in both scripts, up to the refundable balance', async () => {
  const { t, total, dialog, confirmationOf, next, sums } = await openRefund();
  await dialog.getByLabelText(t.sum, { exact: true }).click();
  const amount = dialog.getByLabelText(t.amount, { exact: true });
  await amount.fill(language === 'ar' ? '١٬٥٧٦' : '1,576');
  await next.click();
  await expect.poll(() => errorUnder(amount)).toBe(t.amountInvalid({ left: formatMoney(total, language) }));
  await amount.fill(language === 'ar' ? '١٬٥٧٥' : '1,575');
  await expect.poll(() => errorUnder(amount)).toBe('');
  expect(sums()).toContain(normalizeText(formatMoney(total, language)));
  await next.click();
  await expect.element(confirmationOf(total)).toBeVisible();
});

test('a refund of the whole balance closes its dialog', async () => {
  const { t, total, dialog, confirmationOf, next } = await openRefund();
  await dialog.getByLabelText(t.sum, { exact: true }).click();
  await dialog.getByLabelText(t.amount, { exact: true }).fill(String(total / 100));
  await next.click();
  await confirmationOf(total).getByRole('button', { name: t.confirm.yes, exact: true }).click();
  await expect.element(page.getByRole('heading', { name: '/payments', exact: true })).toBeVisible();
});
