import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { csvFormat } from '#core/api/csv-format.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { reportNames, salesBreakdowns } from './report.ts';
import { isReportRange } from './report-period.ts';

/** Sales figures; amounts in piastres. */
const Sales = {
  quantity: v.number(),
  /** Goods after all discounts, before tax and shipping, of orders that are not cancelled. */
  goods: v.number(),
  promoDiscount: v.number(),
  /** Refunds made on these days, for any orders, with tax and shipping; 0 for products and categories. */
  refunded: v.number(),
  /** Quantity returned, or refunded without a return, on these days. */
  returnedQuantity: v.number(),
  /** Deductions from goods on these days, before tax and shipping: refunded or waived. */
  returnedGoods: v.number(),
};

export const SalesReport = v.object({
  /** Highest sales first, at most 50 rows. */
  rows: v.array(
    v.object({
      /** Product, category, governorate, payment method or promo code; empty for orders without one. */
      key: v.string(),
      /** Name of an existing product. */
      name: v.nullable(v.string()),
      /** Null for categories, because an order may have several. */
      orders: v.nullable(v.number()),
      ...Sales,
    }),
  ),
  /** Total number of rows. */
  count: v.number(),
  total: v.object({ orders: v.number(), ...Sales }),
});
export type SalesReport = v.InferOutput<typeof SalesReport>;

export const TaxReport = v.object({
  /** By month and rate, the latest month first; amounts in piastres. */
  rows: v.array(
    v.object({
      /** YYYY-MM, in Cairo's calendar. */
      month: v.string(),
      percent: v.number(),
      orders: v.number(),
      /** Taxable amount. */
      taxed: v.number(),
      tax: v.number(),
      /** Tax in the deductions of the month. */
      refundedTax: v.number(),
    }),
  ),
});
export type TaxReport = v.InferOutput<typeof TaxReport>;

export const CashReport = v.object({
  /** By courier, highest sum first; amounts in piastres. */
  rows: v.array(
    v.object({
      courierId: v.string(),
      courier: v.object({ ar: v.string(), en: v.string() }),
      parcels: v.number(),
      /** Outstanding cash of parcels in transit and of delivered parcels. */
      underWay: v.number(),
      collected: v.number(),
      /** Hand-over of the oldest of these parcels (ISO 8601, UTC). */
      oldest: v.string(),
    }),
  ),
});
export type CashReport = v.InferOutput<typeof CashReport>;

export const ReturnsReport = v.object({
  /** By reason, highest quantity first. */
  rows: v.array(
    v.object({
      reason: v.string(),
      returns: v.number(),
      quantity: v.number(),
      /** Received quantities: restocked and written off. */
      restocked: v.number(),
      writtenOff: v.number(),
      /** Refund for the received items, in piastres. */
      amount: v.number(),
    }),
  ),
});
export type ReturnsReport = v.InferOutput<typeof ReturnsReport>;

const Day = v.pipe(v.string(), v.check(isCalendarDay));
/** First and last day in Cairo's calendar, at most five years. */
const days = { from: Day, to: Day };

const SalesReportInput = v.pipe(
  v.strictObject({ by: v.picklist(salesBreakdowns), ...days, language: LanguageInput }),
  v.check((range) => isReportRange(range)),
);
export type SalesReportInput = v.InferOutput<typeof SalesReportInput>;

const ExportReport = v.pipe(
  v.strictObject({
    report: v.picklist(reportNames),
    ...days,
    ...csvFormat,
    /** Cursor: sales in piastres and key of the row above. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_*-]{0,100}$/u))),
  }),
  v.check((range) => isReportRange(range)),
);
export type ExportReport = v.InferOutput<typeof ExportReport>;

export const adminReportsContract = {
  sales: staff('figures.read')
    .route({ method: 'GET', path: '/admin/reports/sales', summary: 'What was sold, by product, category and the like' })
    .input(SalesReportInput)
    .output(SalesReport),
  tax: staff('figures.read')
    .route({ method: 'GET', path: '/admin/reports/tax', summary: 'The tax of each month' })
    .input(
      v.pipe(
        v.strictObject(days),
        v.check((range) => isReportRange(range)),
      ),
    )
    .output(TaxReport),
  cash: staff('figures.read')
    .route({ method: 'GET', path: '/admin/reports/cash', summary: 'Cash that couriers have not brought yet' })
    .output(CashReport),
  returns: staff('figures.read')
    .route({ method: 'GET', path: '/admin/reports/returns', summary: 'What came back, by reason' })
    .input(
      v.pipe(
        v.strictObject(days),
        v.check((range) => isReportRange(range)),
      ),
    )
    .output(ReturnsReport),
  export: staff('figures.read', { queue: 'files' })
    .route({
      method: 'POST',
      path: '/admin/reports/export',
      summary: 'A report as a CSV file, five thousand rows at a time',
    })
    .input(ExportReport)
    /** One chunk of the CSV file and the cursor of the next. */
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
};
