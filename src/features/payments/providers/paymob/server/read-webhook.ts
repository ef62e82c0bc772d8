import * as v from 'valibot';
import type { PaymentEvent } from '../../../payment-event.ts';
import { InvalidSignature, type WebhookRequest } from '../../../server/payment-provider.ts';
import type { PaymobSettings } from './paymob-settings.ts';
import { isSigned } from './paymob-signature.ts';
import { readTransaction, toEvents } from './read-transaction.ts';

const Report = v.object({ type: v.string(), obj: v.unknown() });

/**
 * Parses a webhook about a transaction. The gateway signs values of the parsed body, not its bytes. Webhooks of other types, such
 * as saved cards, have another signature and are ignored. Also throws InvalidSignature for a signed transaction with an
 * undocumented format, an unknown integration, or a merchant account other than `owners`, because digits could have moved between
 * integration and transaction, or between account and order. Wrongly rejected payments, such as by a removed integration, are found
 * by queries. `owners` are the accounts in query responses; an empty set accepts every account.
 */
export const readWebhook = (
  { body, query }: Pick<WebhookRequest, 'body' | 'query'>,
  { hmacSecret, integrations }: Pick<PaymobSettings, 'hmacSecret' | 'integrations'>,
  owners: ReadonlySet<number> = new Set(),
): readonly PaymentEvent[] => {
  const { type, obj } = parseReport(body);
  if (type !== 'TRANSACTION') return [];
  const [hmac = '', ...others] = query.getAll('hmac');
  if (others.length > 0 || !isSigned(obj, hmac, hmacSecret)) throw new InvalidSignature('no valid signature');
  const transaction = readTransaction(obj);
  if (transaction === null) throw new InvalidSignature('signed webhook with an undocumented format');
  const isOwnIntegration = [...integrations.values()].some((ids) => ids.includes(transaction.integration_id));
  if (!isOwnIntegration)
    throw new InvalidSignature(`signed webhook of the unknown integration ${transaction.integration_id}`);
  if (owners.size > 0 && !owners.has(transaction.owner)) {
    throw new InvalidSignature('signed webhook of another merchant account');
  }
  return toEvents(transaction);
};

const parseReport = (body: Uint8Array): v.InferOutput<typeof Report> => {
  try {
    return v.parse(Report, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    throw new InvalidSignature('not a report');
  }
};
