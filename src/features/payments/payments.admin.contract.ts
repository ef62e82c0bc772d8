import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { listSorts } from '#core/api/sort-orders.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { transactionKinds, transactionOutcomes } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentMethods, paymentProviderNames } from '#features/orders/payment-methods.ts';
import { adminRefundReasons, refundReasons, refundStates } from '#features/orders/refund-price.ts';
import { attemptStates } from './attempt-state.ts';
import { issueKinds } from './payment-issue.ts';
import { paymentErrors } from './payments.errors.ts';
import { RejectProofForm } from './transfer-proof.ts';
import { proofGroups, TransferProof } from './transfer-proofs.admin.contract.ts';

const RefundLine = v.strictObject({
  productId: v.pipe(v.string(), v.maxLength(100)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
});

/** A payment mismatch that needs an admin. */
export const PaymentIssue = v.object({
  id: v.string(),
  kind: v.picklist(issueKinds),
  orderId: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  provider: v.picklist(paymentProviderNames),
  /** Id of the transaction, gateway order or refund. */
  subject: v.string(),
  /** Piastres. */
  amount: v.nullable(v.number()),
  createdAt: v.string(),
  resolvedAt: v.nullable(v.string()),
  resolvedBy: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type PaymentIssue = v.InferOutput<typeof PaymentIssue>;

/** All payment data of an order; amounts in piastres, times ISO 8601, UTC. */
export const AdminPayments = v.object({
  total: v.number(),
  paid: v.number(),
  refunded: v.number(),
  /** Refundable balance, and the amount retained from a cancelled order. */
  refundable: v.number(),
  retained: v.number(),
  paymentDeadline: v.nullable(v.string()),
  attempts: v.array(
    v.object({
      id: v.string(),
      provider: v.picklist(paymentProviderNames),
      method: v.picklist(paymentMethods),
      reference: v.string(),
      providerOrderId: v.nullable(v.string()),
      state: v.picklist(attemptStates),
      isLive: v.boolean(),
      reason: v.nullable(v.string()),
      createdAt: v.string(),
      checkedAt: v.nullable(v.string()),
    }),
  ),
  transactions: v.array(
    v.object({
      id: v.number(),
      provider: v.picklist(paymentProviderNames),
      transactionId: v.string(),
      kind: v.picklist(transactionKinds),
      outcome: v.picklist(transactionOutcomes),
      amount: v.number(),
      currency: v.string(),
      counts: v.boolean(),
      isLive: v.boolean(),
      instrument: v.picklist(['card', 'wallet', 'transfer', 'cash', 'other']),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      recordedBy: v.picklist(['webhook', 'check', 'admin']),
      recordedAt: v.string(),
      confirmedAt: v.nullable(v.string()),
      /** Refundable amount of a charge, and whether its gateway refunds it; an admin sends the others. */
      refundable: v.number(),
      isByGateway: v.boolean(),
      /** Page in the gateway's dashboard; null without one. */
      dashboardUrl: v.nullable(v.string()),
    }),
  ),
  refunds: v.array(
    v.object({
      id: v.string(),
      chargeId: v.number(),
      amount: v.number(),
      reason: v.picklist(refundReasons),
      lines: v.array(v.object({ productId: v.string(), quantity: v.number() })),
      includesShipping: v.boolean(),
      isRestocked: v.boolean(),
      note: v.nullable(v.string()),
      state: v.picklist(refundStates),
      /** Whether a gateway sends it; an admin sends and records the others. */
      isByGateway: v.boolean(),
      createdAt: v.string(),
      doneAt: v.nullable(v.string()),
    }),
  ),
  issues: v.array(PaymentIssue),
});
export type AdminPayments = v.InferOutput<typeof AdminPayments>;

const OrderId = { id: v.pipe(v.string(), v.uuid()) };
const Note = v.nullable(LineInput(500));

export const RefundRequest = v.strictObject({
  ...OrderId,
  /** Piastres; for lines, must equal the amount computed by the server. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000_000)),
  lines: v.pipe(v.array(RefundLine), v.maxLength(200)),
  /** For lines: whether the shipping fee is refunded too. */
  includesShipping: v.boolean(),
  /** Whether the items of the lines are restocked. */
  restock: v.boolean(),
  reason: v.picklist(adminRefundReasons),
  note: Note,
  /** Refundable balance that the admin saw; a different current value is refused, so that two admins do not refund twice. */
  expectedRefundable: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RefundRequest = v.InferOutput<typeof RefundRequest>;

const Issues = v.strictObject({
  ...listing,
  state: v.picklist(['open', 'resolved']),
  sort: v.optional(v.picklist(listSorts)),
});

export const adminPaymentsContract = {
  get: staff('payments.read')
    .route({
      method: 'GET',
      path: '/admin/orders/{id}/payments',
      summary: 'Attempts, ledger, refunds and issues of an order',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(v.strictObject(OrderId))
    .output(AdminPayments),
  check: staff('payments.write')
    .route({ method: 'POST', path: '/admin/orders/{id}/payment-checks', summary: 'Query the gateways for an order' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .errors(paymentErrors.pick('GATEWAY_UNAVAILABLE'))
    .input(v.strictObject(OrderId))
    .output(AdminPayments),
  quoteRefund: staff('refunds.write')
    .route({ method: 'POST', path: '/admin/orders/{id}/refund-quotes', summary: 'Price of order lines, for a refund' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(
      v.strictObject({
        ...OrderId,
        lines: v.pipe(v.array(RefundLine), v.maxLength(200)),
        includesShipping: v.boolean(),
      }),
    )
    /** Piastres; at most the refundable balance. */
    .output(v.object({ amount: v.number(), refundable: v.number() })),
  refund: staff('refunds.write')
    .route({ method: 'POST', path: '/admin/orders/{id}/refunds', summary: 'Refund an order' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .errors(paymentErrors.pick('REFUND_TOO_MUCH', 'REFUND_UNCLEAR'))
    .input(RefundRequest)
    .output(AdminPayments),
  refundCharge: staff('refunds.write')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/charge-refunds',
      summary: 'Refund a mismatched payment in full',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .errors(paymentErrors.pick('REFUND_TOO_MUCH', 'REFUND_UNCLEAR'))
    .input(v.strictObject({ ...OrderId, chargeId: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
    .output(AdminPayments),
  settleRefund: staff('refunds.write')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/refunds/{refundId}',
      summary: 'Settle a refund: sent manually, to be retried, or given up',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .errors(paymentErrors.pick('REFUND_TOO_MUCH'))
    .input(
      v.strictObject({
        ...OrderId,
        refundId: v.pipe(v.string(), v.uuid()),
        to: v.picklist(['done', 'again', 'refused']),
      }),
    )
    .output(AdminPayments),
  issues: staff('payments.read')
    .route({ method: 'GET', path: '/admin/payment-issues', summary: 'Payment issues, newest or oldest first' })
    .input(Issues)
    .output(pageOf(PaymentIssue)),
  proofs: staff('payments.write')
    .route({
      method: 'GET',
      path: '/admin/transfer-proofs',
      summary: 'Bank transfer proofs: waiting ones, oldest first, or decided ones, newest first',
    })
    .input(v.strictObject({ ...listing, state: v.picklist(proofGroups) }))
    .output(pageOf(TransferProof)),
  acceptProof: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/transfer-proofs/{id}/accepted',
      summary: 'Accept a bank transfer, which pays its order',
    })
    .errors(paymentErrors.pick('PROOF_CHANGED', 'AMOUNT_DIFFERS'))
    .errors(orderErrors.pick('ORDER_PAID'))
    /**
     * `amount` is the amount on the account statement, in piastres; `isDifferent` accepts one that differs from the amount
     * due.
     */
    .input(
      v.strictObject({
        ...OrderId,
        amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_000)),
        isDifferent: v.optional(v.boolean()),
      }),
    )
    .output(TransferProof),
  rejectProof: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/transfer-proofs/{id}/rejected',
      summary: 'Reject a bank transfer and mail the reason to the customer',
    })
    .errors(paymentErrors.pick('PROOF_CHANGED'))
    .input(v.strictObject({ ...OrderId, ...RejectProofForm.entries }))
    .output(TransferProof),
  resolveIssue: staff('payments.write')
    .route({
      method: 'PUT',
      path: '/admin/payment-issues/{id}',
      summary: 'Settle an issue with a note',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ ...OrderId, note: Note }))
    .output(PaymentIssue),
};
