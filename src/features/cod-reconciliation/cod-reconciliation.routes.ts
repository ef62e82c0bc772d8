import { adminPage } from '#core/routing/page.ts';

const facts = { title: 'settlements.title', permission: 'payments.read' } as const;

export const codReconciliationAdminPages = [
  adminPage('shipments/settlements', 'admin/settlements.route.tsx', facts),
  adminPage('shipments/settlements/lines', 'admin/settlement-lines.route.tsx', facts),
  adminPage('shipments/settlements/files', 'admin/settlement-files.route.tsx', facts),
  adminPage('shipments/settlements/totals', 'admin/settlement-totals.route.tsx', facts),
];
