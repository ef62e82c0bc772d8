import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { detailMoney } from '#core/errors/error-details.ts';
import { formatNumber } from '#core/i18n/format.ts';
import {
  BulkRun,
  bulkRunErrors,
  MAX_SELECTED,
  MAX_SELECTION_BYTES,
  newBulkRun,
  SelectedIds,
} from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { courierErrors } from '#features/fulfillment/couriers.admin.contract.ts';
import { orderFilters } from './orders.admin.contract.ts';

/** Errors of selecting orders. */
export const bulkOrderErrors = defineErrors({
  SELECTION_TOO_LARGE: {
    status: 409,
    text: {
      ar: `يطابق البحث أكثر مما يمكن اختياره (${formatNumber(MAX_SELECTED, 'ar')}). حدّده أكثر ثم أعد المحاولة.`,
      en: `The search matches more orders than can be selected (${formatNumber(MAX_SELECTED, 'en')}). Narrow it, then try again.`,
    },
  },
});

/** Refusals of an order in a bulk action, which its result lists. */
export const bulkOrderItemErrors = defineErrors({
  TRANSFER_PROOF_WAITING: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'ينتظر إثبات تحويل هذا الطلب المراجعة. راجعه أولًا.',
      en: 'Check the transfer proof of this order first.',
    },
  },
  AMOUNT_DUE_CHANGED: {
    isReturned: false,
    status: 409,
    details: { due: 421_200 },
    text: {
      ar: (details) => {
        const due = detailMoney(details, 'due', 'ar');
        return due === undefined
          ? 'تغيّر المبلغ المستحق. راجع الطلب ثم سجّل دفعه من صفحته.'
          : `تغيّر المبلغ المستحق إلى ${due}. راجع الطلب ثم سجّل دفعه من صفحته.`;
      },
      en: (details) => {
        const due = detailMoney(details, 'due', 'en');
        return due === undefined
          ? 'The amount due has changed. Check the order, then mark it as paid on its own page.'
          : `The amount due has changed to ${due}. Check the order, then mark it as paid on its own page.`;
      },
    },
  },
});

/** Bulk actions of orders with their inputs. */
export const orderBulkInputs = {
  'orders.process': v.strictObject({}),
  'orders.ship': v.strictObject({}),
  'orders.deliver': v.strictObject({}),
  'orders.pay': v.strictObject({}),
  'orders.pack': v.strictObject({ courierId: v.pipe(v.string(), v.uuid()) }),
  /** `refund`: whether gateways refund their payments; what has to be returned by hand stays owed. */
  'orders.cancel': v.strictObject({ refund: v.boolean() }),
};
export type OrderBulkActionName = keyof typeof orderBulkInputs;
export const orderBulkActionNames = Object.keys(orderBulkInputs) as readonly OrderBulkActionName[];

/** Returns the name of an action without its kind of item, under which it has its texts. */
export const toShortName = <Name extends string>(name: `orders.${Name}`): Name => name.slice('orders.'.length) as Name;

type ChangeSchema<Name extends OrderBulkActionName> = {
  [Each in Name]: (typeof orderBulkInputs)[Each] extends v.StrictObjectSchema<
    infer Entries extends v.ObjectEntries,
    undefined
  >
    ? v.StrictObjectSchema<{ readonly action: v.LiteralSchema<Each, undefined> } & Entries, undefined>
    : never;
}[Name];

/** A bulk action with its input. */
export const OrderBulkAction = v.variant(
  'action',
  orderBulkActionNames.map((action) =>
    v.strictObject({ action: v.literal(action), ...orderBulkInputs[action].entries }),
  ) as ChangeSchema<OrderBulkActionName>[],
);
export type OrderBulkAction = v.InferOutput<typeof OrderBulkAction>;

/** Selected items that the current filters of their list hide. */
const HiddenItems = v.object({
  ids: v.array(v.string()),
  /** First hidden items; `note` is the customer, empty for a deleted account. */
  items: v.array(v.object({ id: v.string(), name: v.string(), note: v.string() })),
});
export type HiddenItems = v.InferOutput<typeof HiddenItems>;

/** Expected effects of a bulk action; the action itself decides under the lock of each order. */
export const BulkPreview = v.object({
  /** Orders whose state allows the action. */
  orders: v.number(),
  /** Mails to customers. */
  mails: v.number(),
  /** Sum to record as paid, in piastres; 0 for other actions. */
  amount: v.number(),
  /** Refundable payments of the orders to cancel, in piastres, by sender; 0 for other actions. */
  refunds: v.object({ byGateway: v.number(), byHand: v.number() }),
});
export type BulkPreview = v.InferOutput<typeof BulkPreview>;

const { sort: _, ...conditions } = orderFilters;

export const adminBulkOrdersContract = {
  select: staff('customers.read')
    .route({ method: 'POST', path: '/admin/order-selections', summary: 'Ids of all orders that match filters' })
    .errors(bulkOrderErrors.pick('SELECTION_TOO_LARGE'))
    .input(v.strictObject(orderFilters))
    /** `isComplete`: false if more orders match than can be selected. */
    .output(v.object({ ids: v.array(v.string()), isComplete: v.boolean() })),
  findHidden: staff('customers.read', { maxJsonBytes: MAX_SELECTION_BYTES })
    .route({ method: 'POST', path: '/admin/order-selections/hidden', summary: 'Selected orders that filters hide' })
    .input(v.strictObject({ ids: SelectedIds, ...conditions }))
    .output(HiddenItems),
  preview: staff('orders.write', { maxJsonBytes: MAX_SELECTION_BYTES })
    .route({ method: 'POST', path: '/admin/order-bulk-previews', summary: 'Mails and sums of a bulk action' })
    .input(v.strictObject({ ids: SelectedIds, action: v.picklist(orderBulkActionNames) }))
    .output(BulkPreview),
  start: staff('orders.write', { maxJsonBytes: MAX_SELECTION_BYTES })
    .route({ method: 'POST', path: '/admin/order-bulk-runs', summary: 'Start a bulk action on orders' })
    .errors(bulkRunErrors.pick('BULK_RUN_UNFINISHED'))
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(courierErrors.pick('COURIER_NOT_IN_USE'))
    .input(v.strictObject({ ...newBulkRun, change: OrderBulkAction }))
    .output(BulkRun),
};
