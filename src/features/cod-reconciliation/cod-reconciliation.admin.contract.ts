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

/** Lines and their sum in piastres. */
const Sum = v.object({ lines: v.number(), amount: v.number() });

const Columns = v.object({
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.string(),
  fee: v.nullable(v.string()),
  day: v.nullable(v.string()),
});

/** A line of a plan, as it would be booked. */
const PlannedLine = v.object({
  /** Its line in the file. */
  number: v.number(),
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.number(),
  due: v.nullable(v.number()),
  outcome: v.picklist(settlementOutcomes),
});

/** What reading a file would do, without doing it. */
export const SettlementPlan = v.object({
  /** Headings of the file, and its first rows. */
  headings: v.array(v.string()),
  sample: v.array(v.array(v.string())),
  /** The columns that are saved for the courier; null while none are. */
  columns: v.nullable(Columns),
  /** Null until the columns are selected and present in the file. */
  plan: v.nullable(
    v.object({
      /** Lines of earlier files, which are not booked again. */
      repeated: v.number(),
      sums: v.object({ paid: Sum, short: Sum, over: Sum, unknown: Sum, paid_before: Sum }),
      /** Lines that do not fit, the first hundred. */
      listed: v.array(PlannedLine),
      /** Whether the file has a column of days. */
      hasDays: v.boolean(),
    }),
  ),
});
export type SettlementPlan = v.InferOutput<typeof SettlementPlan>;

const Name = v.object({ ar: v.string(), en: v.string() });

/** A file that was read, with what became of its lines; amounts in piastres. */
export const AdminSettlement = v.object({
  id: v.string(),
  courier: Name,
  fileName: v.string(),
  lineCount: v.number(),
  repeatedCount: v.number(),
  amount: v.number(),
  booked: v.number(),
  /** Lines that are still to be booked. */
  waiting: v.number(),
  /** Lines that a person has to settle. */
  open: v.number(),
  createdAt: v.string(),
  /** Null when the account is deleted. */
  by: v.nullable(v.string()),
});
export type AdminSettlement = v.InferOutput<typeof AdminSettlement>;

/** A line that was read. */
export const AdminSettlementLine = v.object({
  ...PlannedLine.entries,
  id: v.string(),
  outcome: v.picklist(['waiting', ...settlementOutcomes]),
  courier: Name,
  fileName: v.string(),
  fee: v.nullable(v.number()),
  day: v.string(),
  booked: v.number(),
  /** The order that it is about; null while it is unknown. */
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
    .route({ method: 'POST', path: '/admin/settlements/plans', summary: "What reading a courier's file would do" })
    .errors(fileRefusals)
    .input(form(upload))
    .output(SettlementPlan),
  read: staff('payments.write', { queue: 'files', maxFileBytes: MAX_SETTLEMENT_BYTES })
    .route({
      method: 'POST',
      path: '/admin/settlements',
      successStatus: 201,
      summary: "Read a courier's file; its lines are booked afterwards",
    })
    .errors(fileRefusals)
    .input(form({ ...upload, /** For lines without a day. */ day: Day }))
    .output(AdminSettlement),
  saveColumns: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/couriers/{id}/settlement-columns',
      summary: "Choose the columns of a courier's file",
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id, columns: SettlementColumns }))
    .output(v.object({ columns: Columns })),
  list: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlements', summary: 'Files of couriers that were read, newest first' })
    .input(v.strictObject(listing))
    .output(pageOf(AdminSettlement)),
  get: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlements/{id}', summary: 'A file and what became of its lines' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(AdminSettlement),
  stop: staff('payments.write')
    .route({
      method: 'POST',
      path: '/admin/settlements/{id}/stop',
      summary: 'Stop booking a file; the same file goes on with what is left',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(AdminSettlement),
  // tracking numbers lead to the recipient's name on the courier's page
  lines: staff('customers.read')
    .route({
      method: 'GET',
      path: '/admin/settlement-lines',
      summary: 'Lines that wait for a person, or those of a file',
    })
    .input(v.strictObject({ ...listing, settlement: v.optional(Id), show: v.optional(v.literal('all')) }))
    .output(pageOf(AdminSettlementLine)),
  settle: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/settlement-lines/{id}',
      summary: 'Settle a line that does not fit, with words',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(settlementErrors.pick('SETTLEMENT_LINE_SETTLED', 'NO_AMOUNT_DUE'))
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(
      form({
        id: Id,
        /** Whether the amount is booked as a payment of the order, as far as it owes it. */
        isBooked: v.boolean(validationCode('required')),
        /** The order of a line that is unknown; empty for the one that was found. */
        orderNumber: LineInput(60),
        note: paragraphsField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
      }),
    )
    .output(AdminSettlementLine),
  totals: staff('payments.read')
    .route({ method: 'GET', path: '/admin/settlement-totals', summary: 'What each courier brought on each day' })
    .input(v.strictObject({ from: Day, to: Day }))
    .output(v.object({ totals: v.array(SettlementTotal) })),
};
