import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, LineInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { paragraphsField } from '#core/forms/form-schemas.ts';
import { REASON_LENGTH } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { settlementErrors } from './cod-reconciliation.errors.ts';
import { settlementOutcomes } from './match-settlement.ts';
import { SettlementColumns } from './settlement-columns.ts';
import { MAX_SETTLEMENT_BYTES } from './settlement-limits.ts';

/** Number of lines and their sum in piastres. */
const Sum = v.object({ lines: v.number(), amount: v.number() });

const Columns = v.object({
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.string(),
  fee: v.nullable(v.string()),
  day: v.nullable(v.string()),
});

/** A line with its predicted outcome. */
const PlannedLine = v.object({
  /** Line number in the file. */
  number: v.number(),
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.number(),
  due: v.nullable(v.number()),
  outcome: v.picklist(settlementOutcomes),
});

/** Preview of an import. */
export const SettlementPlan = v.object({
  /** Headings and first rows of the file. */
  headings: v.array(v.string()),
  sample: v.array(v.array(v.string())),
  /** Column mapping of the courier; null before the first one. */
  columns: v.nullable(Columns),
  /** Null until the columns are selected and present in the file. */
  plan: v.nullable(
    v.object({
      /** Lines of earlier files, which are not booked again. */
      repeated: v.number(),
      sums: v.object({ paid: Sum, short: Sum, over: Sum, unknown: Sum, paid_before: Sum }),
      /** The first 100 mismatched lines. */
      listed: v.array(PlannedLine),
      /** Whether the file has a date column. */
      hasDays: v.boolean(),
    }),
  ),
});
export type SettlementPlan = v.InferOutput<typeof SettlementPlan>;

const Name = v.object({ ar: v.string(), en: v.string() });

/** An imported file with its totals; amounts in piastres. */
export const AdminSettlement = v.object({
  id: v.string(),
  courier: Name,
  fileName: v.string(),
  lineCount: v.number(),
  repeatedCount: v.number(),
  amount: v.number(),
  booked: v.number(),
  /** Lines not booked yet. */
  waiting: v.number(),
  /** Lines that need a decision. */
  open: v.number(),
  createdAt: v.string(),
  /** Null when the account is deleted. */
  by: v.nullable(v.string()),
});
export type AdminSettlement = v.InferOutput<typeof AdminSettlement>;

/** An imported line. */
export const AdminSettlementLine = v.object({
  ...PlannedLine.entries,
  id: v.string(),
  outcome: v.picklist(['waiting', ...settlementOutcomes]),
  courier: Name,
  fileName: v.string(),
  fee: v.nullable(v.number()),
  day: v.string(),
  booked: v.number(),
  /** Number of the matched order; null without a match. */
  foundOrder: v.nullable(v.string()),
  settledAt: v.nullable(v.string()),
  settledBy: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type AdminSettlementLine = v.InferOutput<typeof AdminSettlementLine>;

/** Amounts that a courier settled on a day, in piastres. */
export const SettlementTotal = v.object({
  day: v.string(),
  courierId: v.string(),
  courier: Name,
  lines: v.number(),
  amount: v.number(),
  fees: v.number(),
  booked: v.number(),
  open: v.number(),
});
export type SettlementTotal = v.InferOutput<typeof SettlementTotal>;

const Id = v.pipe(v.string(), v.uuid());
const Day = v.pipe(v.string(validationCode('required')), v.check(isCalendarDay, validationCode('dob.format')));
const upload = {
  courierId: v.pipe(v.string(), v.uuid()),
  language: LanguageInput,
  file: v.optional(v.file(validationCode('generic'))),
};
const fileRefusals = { ...apiErrors.pick('RESOURCE_NOT_FOUND'), ...settlementErrors.pick('SETTLEMENT_FILE_INVALID') };

export const adminSettlementsContract = {
  preview: staff('payments.write', { queue: 'files', maxFileBytes: MAX_SETTLEMENT_BYTES })
    .route({ method: 'POST', path: '/admin/settlements/plans', summary: "Preview the import of a courier's file" })
    .errors(fileRefusals)
    .input(form(upload))
    .output(SettlementPlan),
  read: staff('payments.write', { queue: 'files', maxFileBytes: MAX_SETTLEMENT_BYTES })
    .route({
      method: 'POST',
      path: '/admin/settlements',
      successStatus: 201,
      summary: "Import a courier's file; its lines are booked afterwards",
    })
    .errors(fileRefusals)
    .input(form({ ...upload, /** For lines without a date. */ day: Day }))
    .output(AdminSettlement),
  saveColumns: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/couriers/{id}/settlement-columns',
      summary: "Map the columns of a courier's file",
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id, columns: SettlementColumns }))
    .output(v.object({ columns: Columns })),
  list: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlements', summary: 'Imported files of couriers, newest first' })
    .input(v.strictObject(listing))
    .output(pageOf(AdminSettlement)),
  get: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlements/{id}', summary: 'An imported file with its totals' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(AdminSettlement),
  stop: staff('payments.write')
    .route({
      method: 'POST',
      path: '/admin/settlements/{id}/stop',
      summary: 'Stop booking a file; importing it again continues',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(AdminSettlement),
  // a tracking number gives access to the recipient's name on the courier's page
  lines: staff('customers.read')
    .route({
      method: 'GET',
      path: '/admin/settlement-lines',
      summary: 'Lines that need a decision, or those of a file',
    })
    .input(v.strictObject({ ...listing, settlement: v.optional(Id), show: v.optional(v.literal('all')) }))
    .output(pageOf(AdminSettlementLine)),
  settle: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/settlement-lines/{id}',
      summary: 'Settle a mismatched line with a note',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(settlementErrors.pick('SETTLEMENT_LINE_SETTLED', 'NO_AMOUNT_DUE'))
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(
      form({
        id: Id,
        /** Whether the amount is booked as a payment of the order, up to its amount due. */
        isBooked: v.boolean(validationCode('required')),
        /** Order of an unmatched line; empty for the matched order. */
        orderNumber: LineInput(60),
        note: paragraphsField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
      }),
    )
    .output(AdminSettlementLine),
  totals: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlement-totals', summary: 'Settled totals of each courier by day' })
    .input(v.strictObject({ from: Day, to: Day }))
    .output(v.object({ totals: v.array(SettlementTotal) })),
};
