import { adminPage } from '#core/routing/page.ts';

export const codReconciliationAdminPages = [
  adminPage('shipments/settlements', 'admin/settlements.route.tsx', {
    title: 'settlements.title',
    permission: 'payments.read',
  }),
  ...(
    [
      ['', 'import'],
      ['/lines', 'lines'],
      ['/files', 'files'],
      ['/totals', 'totals'],
      ['/:id', 'lines'],
    ] as const
  ).map(([path, module]) =>
    adminPage(`shipments/settlements${path}`, `admin/settlement-${module}.route.tsx`, {
      title: 'settlements.title',
      parent: 'shipments/settlements',
    }),
  ),
];
