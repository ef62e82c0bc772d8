import { adminPage } from '#core/routing/page.ts';

export const paymentsAdminPages = [
  adminPage('payments', {
    title: 'payments.title',
    section: { permission: 'payments.read', group: 'selling', icon: 'banknote', order: 4, badge: 'paymentIssues' },
  }),
  adminPage('transfers', {
    title: 'transfers.title',
    section: { permission: 'payments.write', group: 'selling', icon: 'landmark', order: 5, badge: 'transfers' },
  }),
  adminPage('settings/payments', { title: 'paymentSettings.part.title' }),
];
