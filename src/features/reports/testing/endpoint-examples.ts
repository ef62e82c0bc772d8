import type { EndpointExamples } from '#tests/support/example-data.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

export const endpointExamples: EndpointExamples = {
  'admin.reports.sales': () => ({ query: march }),
  'admin.reports.tax': () => ({ query: march }),
  'admin.reports.returns': () => ({ query: march }),
  'admin.reports.export': () => ({ body: march }),
};
