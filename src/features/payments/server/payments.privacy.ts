import * as v from 'valibot';
import { TRANSFER_PICTURE_DAYS } from '#core/privacy/retention-times.ts';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { transactionKinds, transactionOutcomes } from '#features/orders/order-money.ts';
import { paymentMethods, paymentProviderNames } from '#features/orders/payment-methods.ts';
import { refundReasons, refundStates } from '#features/orders/refund-price.ts';
import { attemptStates } from '../attempt-state.ts';
import { findAttempts } from './payment-attempts.repository.ts';
import { anonymizePayments, findProofs } from './payments.privacy.repository.ts';
import { findTransactions } from './payments.repository.ts';
import { findRefunds } from './refunds/refunds.repository.ts';
import { deletePicturesBefore, deleteProofsOfAccount } from './transfers/transfer-proofs.repository.ts';
import { cancelCustomerOrders, checkCustomerPayments } from './unpaid-orders.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

/** Payment data of an order; amounts in piastres. */
const ExportedPayments = v.object({
  attempts: v.array(
    v.object({
      reference: v.string(),
      provider: v.picklist(paymentProviderNames),
      method: v.picklist(paymentMethods),
      amount: v.number(),
      state: v.picklist(attemptStates),
      reason: v.nullable(v.string()),
      createdAt: Moment,
      /** When the customer came back from the payment page. */
      returnedAt: v.nullable(Moment),
    }),
  ),
  transactions: v.array(
    v.object({
      kind: v.picklist(transactionKinds),
      outcome: v.picklist(transactionOutcomes),
      amount: v.number(),
      currency: v.string(),
      instrument: v.string(),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      at: Moment,
    }),
  ),
  refunds: v.array(
    v.object({
      amount: v.number(),
      reason: v.picklist(refundReasons),
      state: v.picklist(refundStates),
      note: v.nullable(v.string()),
      createdAt: Moment,
      doneAt: v.nullable(Moment),
    }),
  ),
  transferProofs: v.array(
    v.object({
      bankReference: v.nullable(v.string()),
      state: v.picklist(['sent', 'accepted', 'rejected']),
      reason: v.nullable(v.string()),
      sentAt: Moment,
      decidedAt: v.nullable(Moment),
    }),
  ),
});

export const paymentPersonalData = definePersonalData({
  records: [
    {
      data: 'payments: attempts, amounts, times, ids at the gateway, brand and last four digits of a card, refunds with notes of admins',
      tables: ['payment_attempts', 'payment_transactions', 'refunds', 'payment_issues'],
      purpose: 'the contract; afterwards accounting (law)',
      retention: 'last four digits and notes until the account is deleted; the rest permanently',
      access: 'its owner, in the export (but notes about issues), admin users',
    },
    {
      data: "proofs of bank transfers: picture without metadata, the bank's number",
      tables: ['transfer_proofs'],
      purpose: 'to find the transfer (the contract)',
      retention:
        'until the decision, because it is the proof of payment (decision 228); picture 90 days after the decision; all but the hashes of one that paid until the account is deleted, so that the same picture pays no other order',
      access: 'its owner, admin users',
    },
  ],
  notExported: {
    'gives access to any reader of the file': ['payment_attempts.encrypted_url'],
    'identifies a row and contains no personal data': [
      'payment_attempts.provider_order_id',
      'payment_issues.subject',
      'payment_transactions.transaction_id',
      'refunds.provider_refund_id',
    ],
    'is displayed on the order page, or distinguishes pictures': [
      'transfer_proofs.picture',
      'transfer_proofs.picture_hash',
      'transfer_proofs.upload_hash',
    ],
    'is exported in another form': ['payment_transactions.recorded_by'],
    'is an internal note on a payment issue': [
      'payment_attempts.checked_at',
      'payment_issues.kind',
      'payment_issues.note',
      'payment_issues.resolved_at',
      'refunds.sent_at',
    ],
  },
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 10,
      entries: { payments: ExportedPayments },
      empty: { payments: { attempts: [], transactions: [], refunds: [], transferProofs: [] } },
      read: async ({ database }, { ids: orderIds }) => {
        const [attempts, ledger, refunds, proofs] = await Promise.all([
          findAttempts(database.kysely, orderIds),
          findTransactions(database.kysely, orderIds),
          findRefunds(database.kysely, orderIds),
          findProofs(database.kysely, orderIds),
        ]);
        return new Map(
          orderIds.map((id) => {
            const own = <Row extends { readonly order_id: string }>(rows: readonly Row[]) =>
              rows.filter(({ order_id }) => order_id === id);
            return [
              id,
              {
                payments: {
                  attempts: own(attempts).map((attempt) => ({
                    reference: attempt.reference,
                    provider: attempt.provider,
                    method: attempt.method,
                    amount: attempt.amount,
                    state: attempt.state,
                    reason: attempt.reason,
                    createdAt: attempt.created_at.toISOString(),
                    returnedAt: attempt.returned_at?.toISOString() ?? null,
                  })),
                  transactions: own(ledger).map((transaction) => ({
                    kind: transaction.kind,
                    outcome: transaction.outcome,
                    amount: transaction.amount,
                    currency: transaction.currency,
                    instrument: transaction.instrument,
                    brand: transaction.brand,
                    last4: transaction.last4,
                    reason: transaction.reason,
                    at: transaction.recorded_at.toISOString(),
                  })),
                  refunds: own(refunds).map((refund) => ({
                    amount: refund.amount,
                    reason: refund.reason,
                    state: refund.state,
                    note: refund.note,
                    createdAt: refund.created_at.toISOString(),
                    doneAt: refund.done_at?.toISOString() ?? null,
                  })),
                  transferProofs: own(proofs).map((proof) => ({
                    bankReference: proof.bank_reference,
                    state: proof.state,
                    reason: proof.reason,
                    sentAt: proof.created_at.toISOString(),
                    decidedAt: proof.decided_at?.toISOString() ?? null,
                  })),
                },
              },
            ] as const;
          }),
        );
      },
    }),
  ],
  prepareErase: checkCustomerPayments,
  beforeErase: cancelCustomerOrders,
  // the ledger stays
  erase: async (_shop, transaction, { userId }) => {
    await anonymizePayments(transaction, userId);
    await deleteProofsOfAccount(transaction, userId);
  },
  retention: [
    defineRetention('delete-expired-transfer-pictures', ({ database, clock }) =>
      deletePicturesBefore(database.kysely, new Date(clock().getTime() - TRANSFER_PICTURE_DAYS * 86_400_000)),
    ),
  ],
});
