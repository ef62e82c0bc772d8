import { adminPage } from '#core/routing/page.ts';

export const paymentsAdminPages = [
  adminPage('payments', 'admin/payment-issues.route.tsx', {
    title: 'payments.title',
    section: { permission: 'payments.read', group: 'selling', icon: 'banknote', order: 4, badge: 'paymentIssues' },
  }),
  adminPage('transfers', 'admin/transfers.route.tsx', {
    title: 'transfers.title',
    section: { permission: 'payments.write', group: 'selling', icon: 'landmark', order: 5, badge: 'transfers' },
  }),
  adminPage('settings/payments', 'admin/settings/payment-settings.route.tsx', { title: 'paymentSettings.part.title' }),
  adminPage('orders/:orderNumber/payments', 'admin/order-payments.route.tsx', {
    title: 'payments.panel.show',
    parent: 'orders/:orderNumber',
  }),
  adminPage('orders/:orderNumber/payments/refund', 'admin/refund-dialog.route.tsx', {
    title: 'payments.refund.title',
    parent: 'orders/:orderNumber/payments',
    permission: 'refunds.write',
  }),
];
