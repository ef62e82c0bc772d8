import type { Alteration, PaymobBehaviour } from './paymob-behaviour.ts';
import { type PaymobTransaction, signTransaction } from './paymob-transactions.ts';

/** A sent or withheld webhook; the status is null until the shop has responded. */
export type Delivery = {
  readonly transactionId: number;
  readonly url: string;
  readonly body: string;
  status: number | null;
};

type Signing = Pick<PaymobBehaviour, 'signs' | 'alters'>;

/** Envelope of a transaction, with the signature in its URL. */
export const composeWebhook = (
  notificationUrl: string,
  transaction: PaymobTransaction,
  { signs, alters }: Signing,
  secrets: { readonly hmac: string; readonly oldHmac: string },
): Delivery => {
  const altered = alters ? alter(transaction, alters) : transaction;
  const signed = alters?.isSigned ? altered : transaction;
  const hmac = signTransaction(signed, signs === 'with_old_secret' ? secrets.oldHmac : secrets.hmac);
  const url = new URL(notificationUrl);
  url.searchParams.delete('hmac');
  if (signs !== 'not') url.searchParams.set('hmac', signs === 'wrong' ? corruptSignature(hmac) : hmac);
  const body = { type: 'TRANSACTION', obj: altered, issuer_bank: null, transaction_processed_callback_responses: '' };
  return { transactionId: transaction.id, url: url.href, body: JSON.stringify(body), status: null };
};

const alter = (transaction: PaymobTransaction, alteration: Alteration & { readonly isSigned: boolean }) => {
  const { merchant_order_id, isSigned: _, ...fields } = alteration;
  const order = { ...transaction.order, ...(merchant_order_id === undefined ? {} : { merchant_order_id }) };
  return { ...transaction, ...fields, order };
};

const corruptSignature = (hmac: string): string => `${hmac.startsWith('0') ? '1' : '0'}${hmac.slice(1)}`;

/** Sends a webhook; the status stays null without a response. */
export const sendWebhook = async (delivery: Delivery): Promise<number | null> => {
  const response = await fetch(delivery.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: delivery.body,
    redirect: 'manual',
  }).catch(() => null);
  await response?.body?.cancel();
  if (response) delivery.status = response.status;
  return response?.status ?? null;
};
