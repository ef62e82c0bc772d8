import { describe, expect, test } from 'vitest';
import type { AuditDetail, AuditDetails } from '#core/audit/audit.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { orderStatuses, paymentStatuses } from '#features/orders/order-status.ts';
import { shipmentStates } from '#features/orders/parcel-view.ts';
import { returnStates } from '#features/returns/return.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatAuditDetail } from './audit-log.route.tsx';

type Entry = Parameters<typeof formatAuditDetail>[0];

/** Returns details, by default the old and new value, as formatted in both languages. */
const format = async (action: Entry['action'], details: AuditDetails, names: readonly AuditDetail[] = ['from', 'to']) =>
  Promise.all(
    (['ar', 'en'] as const).map(async (language) => {
      const t = await loadMessages('admin', language, testSettings);
      const formatDetail = (name: AuditDetail) => formatAuditDetail({ action, details }, name, { texts: t, language });
      return names.map(formatDetail).map((text) => text && normalizeText(text));
    }),
  );

describe('formatAuditDetail', () => {
  test("formats prices of audit entries in the shop's format", async () => {
    expect(await format('product.price_changed', { from: 18_500, to: 125_050 })).toEqual([
      ['١٨٥ ج.م', '١٬٢٥٠٫٥٠ ج.م'],
      ['EGP 185', 'EGP 1,250.50'],
    ]);
  });

  test('formats counts of audit entries in the digits of the language and returns null for unknown values', async () => {
    expect(await format('product.stock_changed', { to: 1200 })).toEqual([
      [null, '١٬٢٠٠'],
      [null, '1,200'],
    ]);
  });

  test('formats promo code terms and order statuses of audit entries as text', async () => {
    expect(
      await format('promo_code.updated', { from: '62.5 EGP', to: '10% · ≥ 500 EGP · × 50 · → 2026-12-31' }),
    ).toEqual([
      ['٦٢٫٥٠ ج.م', '١٠٪ · الحد الأدنى: ٥٠٠ ج.م · أقصى عدد للاستخدام: ٥٠ · صالح حتى: ٣١ ديسمبر ٢٠٢٦'],
      ['EGP 62.50', '10% · Minimum: EGP 500 · Maximum uses: 50 · Valid until: 31 December 2026'],
    ]);
    expect(await format('order.status_changed', { from: 'pending', to: 'shipped' })).toEqual([
      ['قيد الانتظار', 'تم الشحن'],
      ['Pending', 'Shipped'],
    ]);
  });

  test('formats amounts, reasons and states of refunds and payment issues in audit entries', async () => {
    expect(await format('payment.refunded', { amount: 142_500, reason: 'return' }, ['amount', 'reason'])).toEqual([
      ['١٬٤٢٥ ج.م', 'أعاد العميل القطع'],
      ['EGP 1,425', 'Pieces were returned'],
    ]);
    expect(await format('payment.refund_settled', { from: 'refused', to: 'refused' })).toEqual([
      ['لم يُقبل', 'صرف النظر'],
      ['Rejected', 'Drop refund'],
    ]);
    expect(await format('payment.refund_settled', { from: 'unclear', to: 'done' })).toEqual([
      ['غير واضح', 'أُرسل المبلغ'],
      ['Unclear', 'Mark as sent'],
    ]);
    expect(await format('payment.issue_resolved', { reason: 'paid_twice' }, ['reason'])).toEqual([
      ['دُفع أكثر من ثمن الطلب'],
      ['More was paid than the order costs'],
    ]);
  });

  test.each([
    ['order.status_changed', orderStatuses],
    ['order.payment_status_changed', paymentStatuses],
    ['return.approved', returnStates],
    ['return.refused', returnStates],
    ['return.closed', returnStates],
    ['shipment.state_changed', shipmentStates],
    ['user_role.changed', staffRoles],
  ] as const)('names every state of %s in both languages', async (action, states) => {
    for (const state of states) {
      const texts = (await format(action, { from: state, to: state })).flat();
      expect.soft(texts, state).not.toContain(state);
      expect.soft(texts.slice(0, 2).join(''), state).toMatch(/^[^a-z]+$/u);
    }
  });
});
