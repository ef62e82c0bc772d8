import type { AppError } from './paymob-intentions.ts';
import {
  createTransaction,
  type Intention,
  type NewTransaction,
  type PaymobTransaction,
} from './paymob-transactions.ts';

export type Charge = Pick<NewTransaction, 'isSuccess' | 'responseCode'> & {
  readonly isPending?: boolean;
  readonly is3dSecure?: boolean;
};

/** Merchant account at the local gateway: its intentions and transactions. */
export type PaymobAccount = {
  readonly intentions: Intention[];
  readonly transactions: PaymobTransaction[];
  readonly nextOrderId: () => number;
  readonly charge: (intention: Intention, charge: Charge) => PaymobTransaction;
  /** Completes a pending charge. */
  readonly settle: (transaction: PaymobTransaction, isSuccess: boolean) => void;
  /** Refunds a charge now, later or not at all; an error when the charge does not allow it. */
  readonly refund: (id: number, amount: number, when: 'now' | 'later' | 'never') => PaymobTransaction | AppError;
  /** Completes a deferred refund and returns its charge. */
  readonly completeRefund: (refund: PaymobTransaction) => PaymobTransaction;
  readonly voidCharge: (id: number) => PaymobTransaction;
};

type Options = { readonly isLive: boolean; readonly walletId: number; readonly cardId: number };

export const createAccount = ({ isLive, walletId, cardId }: Options): PaymobAccount => {
  const intentions: Intention[] = [];
  const transactions: PaymobTransaction[] = [];

  const add = (intention: Intention, transaction: Omit<NewTransaction, 'id' | 'isLive' | 'instrument'>) => {
    const [integration] = intention.integrationIds;
    const created = createTransaction(intention, {
      ...transaction,
      id: 900_001 + transactions.length,
      isLive,
      instrument: integration === walletId ? 'wallet' : integration === cardId ? 'card' : 'valu',
    });
    transactions.push(created);
    updatePaidAmount(intention.orderId);
    return created;
  };

  /** Updates the paid amount of an order, which the gateway repeats in each of its transactions. */
  const updatePaidAmount = (orderId: number): void => {
    const ofOrder = transactions.filter(({ order }) => order.id === orderId);
    const paid = ofOrder.filter((each) => each.success && !each.has_parent_transaction);
    const amount = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    for (const { order } of ofOrder) order.paid_amount_cents = amount;
  };

  const find = (id: number): PaymobTransaction | undefined => transactions.find((each) => each.id === id);
  const findIntention = ({ order }: PaymobTransaction): Intention => {
    const intention = intentions.find(({ orderId }) => orderId === order.id);
    if (!intention) throw new Error(`no intention has the order ${order.id}`);
    return intention;
  };
  const addToTotal = (charge: PaymobTransaction, amount: number): void => {
    charge.refunded_amount_cents += amount;
    charge.is_refunded = true;
  };

  return {
    intentions,
    transactions,
    nextOrderId: () => 700_001 + intentions.length,
    charge: (intention, charge) => add(intention, { ...charge, amount: intention.amount }),
    settle: (transaction, isSuccess) => {
      transaction.pending = false;
      transaction.success = isSuccess;
      transaction.data.txn_response_code = isSuccess ? 'APPROVED' : 'DECLINED';
      updatePaidAmount(transaction.order.id);
    },
    refund: (id, amount, when) => {
      const charge = find(id);
      if (!charge) return { status: 404, body: { detail: 'Not found.' } };
      if (!charge.success || charge.has_parent_transaction || charge.is_voided) {
        return { status: 400, body: { message: 'This transaction cannot be refunded' } };
      }
      if (!Number.isInteger(amount) || amount < 1 || amount > charge.amount_cents - charge.refunded_amount_cents) {
        return { status: 400, body: { amount_cents: ['The amount is more than what is left'] } };
      }
      if (when === 'now') addToTotal(charge, amount);
      return add(findIntention(charge), {
        amount,
        isSuccess: when === 'now',
        isPending: when === 'later',
        responseCode: when === 'never' ? 'DECLINED' : 'APPROVED',
        parent: { id, kind: 'refund' },
      });
    },
    completeRefund: (refund) => {
      const charge = find(refund.parent_transaction ?? 0);
      if (!charge) throw new Error(`the refund ${refund.id} has no charge`);
      refund.pending = false;
      refund.success = true;
      addToTotal(charge, refund.amount_cents);
      return charge;
    },
    voidCharge: (id) => {
      const charge = find(id);
      if (!charge?.success) throw new Error(`the transaction ${id} is not a charge`);
      charge.is_voided = true;
      add(findIntention(charge), {
        amount: charge.amount_cents,
        isSuccess: true,
        responseCode: 'APPROVED',
        parent: { id, kind: 'void' },
      });
      return charge;
    },
  };
};
