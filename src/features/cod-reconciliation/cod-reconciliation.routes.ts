import { adminPage } from '#core/routing/page.ts';

export const codReconciliationAdminPages = [adminPage('shipments/settlements', { title: 'settlements.title' })];
