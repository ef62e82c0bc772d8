import * as v from 'valibot';
import type { PaymentEvent } from '../../../../domain/payments/payment-event.ts';
import { InvalidSignature, type WebhookRequest } from '../payment-provider.ts';
import type { PaymobSettings } from './paymob-settings.ts';
import { isSigned } from './paymob-signature.ts';
import { readTransaction, toEvents } from './read-transaction.ts';

const Report = v.object({ type: v.string(), obj: v.unknown() });

/**
 * Reads a report about a transaction. The gateway signs values of the parsed body, not its bytes. Reports of
 * another type, such as a saved card, have another signature and are of no interest.
 *
 * Throws InvalidSignature also for a signed report that has not the documented form, and for one of an integration that is not in the
 * settings: digits could have moved between its id and the transaction's. A payment by an integration that was removed from the
 * settings is found by asking the gateway.
 */
export const readWebhook = (
  { body, query }: Pick<WebhookRequest, 'body' | 'query'>,
  { hmacSecret, integrations }: Pick<PaymobSettings, 'hmacSecret' | 'integrations'>,
): readonly PaymentEvent[] => {
  const { type, obj } = parseReport(body);
  if (type !== 'TRANSACTION') return [];
  const [hmac = '', ...others] = query.getAll('hmac');
  if (others.length > 0 || !isSigned(obj, hmac, hmacSecret)) throw new InvalidSignature('no valid signature');
  const transaction = readTransaction(obj);
  if (transaction === null) throw new InvalidSignature('a signed report of an unknown form');
  const isOurs = [...integrations.values()].some((ids) => ids.includes(transaction.integration_id));
  if (!isOurs) throw new InvalidSignature(`a signed report of the unknown integration ${transaction.integration_id}`);
  return toEvents(transaction);
};

const parseReport = (body: Uint8Array): v.InferOutput<typeof Report> => {
  try {
    return v.parse(Report, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    throw new InvalidSignature('not a report');
  }
};
