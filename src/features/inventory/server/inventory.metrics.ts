import { defineMetrics } from '#core/server/define-metrics.ts';
import { countStockDiscrepancies } from './check-stock.ts';

export const stockMetrics = defineMetrics({
  help: {
    lazaward_stock_discrepancies: 'Products whose stock differed from the sum of its movements within the last week.',
  },
  read: countStockDiscrepancies,
});
