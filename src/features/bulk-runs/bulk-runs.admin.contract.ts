import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';

/** Maximum number of items in one bulk action. */
export const MAX_SELECTED = 5000;

/** Size limit of a body with the ids of a selection, in bytes. */
export const MAX_SELECTION_BYTES = 512 * 1024;

/** Errors of starting a bulk action. */
export const bulkRunErrors = defineErrors({
  BULK_RUN_UNFINISHED: {
    status: 409,
    text: {
      ar: 'ما زال إجراؤك الجماعي السابق قيد التنفيذ. انتظر حتى ينتهي أو أوقفه، ثم أعد المحاولة.',
      en: 'Your previous bulk action is still running. Wait for it to finish or stop it, then try again.',
    },
  },
});

/** Failures of a run or an item, which its result lists. */
export const bulkItemErrors = defineErrors({
  BULK_ITEM_FAILED: {
    isReturned: false,
    status: 500,
    text: { ar: 'تعذّر تنفيذ ذلك. جرّبه من صفحته.', en: 'This could not be done. Try it on its own page.' },
  },
  BULK_RUN_STALLED: {
    isReturned: false,
    status: 500,
    text: {
      ar: 'توقّف دون تقدّم لمدة ساعة. ابدأه من جديد لما لم يُنفَّذ.',
      en: 'It made no progress for an hour. Start it again for what was not processed.',
    },
  },
});

export const bulkRunStates = ['running', 'done', 'stopped', 'refused'] as const;

const Reason = v.object({ ar: v.string(), en: v.string() });

/** A bulk action with its progress; times ISO 8601, UTC. */
export const BulkRun = v.object({
  id: v.string(),
  /** Name of the action, such as `orders.ship`. */
  action: v.string(),
  /** `refused`: the shop ended it early for the given `reason`. */
  state: v.picklist(bulkRunStates),
  reason: v.nullable(Reason),
  total: v.number(),
  done: v.number(),
  refused: v.number(),
  createdAt: v.string(),
  endedAt: v.nullable(v.string()),
});
export type BulkRun = v.InferOutput<typeof BulkRun>;

/** Result of one item: `waiting` in an ended run means that it was not processed. */
const BulkRunRow = v.object({
  position: v.number(),
  /** Null for an unknown item. */
  name: v.nullable(v.string()),
  state: v.picklist(['waiting', 'done', 'refused']),
  reason: v.nullable(Reason),
});
export type BulkRunRow = v.InferOutput<typeof BulkRunRow>;

const Id = v.pipe(v.string(), v.uuid());

/** Ids of the selected items. */
export const SelectedIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_SELECTED));

/** Input of an endpoint that starts a bulk action, in addition to the action. */
export const newBulkRun = {
  /** Chosen by the client for one intention; a repeated request returns the existing run. */
  key: Id,
  ids: SelectedIds,
};

export const adminBulkRunsContract = {
  latest: staff('area.enter')
    .route({ method: 'GET', path: '/admin/bulk-runs', summary: "The caller's last bulk action on a kind of item" })
    .input(v.strictObject({ subject: v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/i)) }))
    .output(v.object({ run: v.nullable(BulkRun) })),
  rows: staff('area.enter')
    .route({
      method: 'GET',
      path: '/admin/bulk-runs/{id}/rows',
      summary: "Results of the caller's bulk action in one state, a hundred at a time",
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(
      v.strictObject({
        id: Id,
        state: v.picklist(['waiting', 'done', 'refused']),
        /** Position of the preceding row. */
        after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))),
      }),
    )
    .output(v.object({ items: v.array(BulkRunRow), next: v.nullable(v.string()) })),
  stop: staff('area.enter')
    .route({
      method: 'DELETE',
      path: '/admin/bulk-runs/{id}',
      summary: "Stop the caller's bulk action after its current item",
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(BulkRun),
};
