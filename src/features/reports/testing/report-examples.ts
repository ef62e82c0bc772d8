import type { Prepare } from '#tests/support/example-data.ts';

const inMarch = '?from=2026-03-01&to=2026-03-31';

/** Valid calls of the report endpoints. */
export const reportTrials = {
  'admin.reports.sales': () => ({ query: `${inMarch}&by=product&language=ar` }),
  'admin.reports.tax': () => ({ query: inMarch }),
  'admin.reports.cash': () => ({}),
  'admin.reports.returns': () => ({ query: inMarch }),
  'admin.reports.export': () => ({
    body: { report: 'product', from: '2026-03-01', to: '2026-03-31', language: 'ar' },
  }),
} satisfies Readonly<Record<string, Prepare>>;
