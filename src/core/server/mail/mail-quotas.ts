import type { QueryExecutorProvider } from 'kysely';
import { pseudonymOf, type ShopContext } from '#core/server/context.ts';
import type { AnyMail } from './define-mail.ts';
import { countingOrder, deleteQuotasBefore, mailedOrderConditions, upsertQuotas } from './mail-quotas.repository.ts';

export { countingOrder, mailedOrderConditions };

type Counting = Pick<ShopContext, 'box' | 'clock'>;

/**
 * Takes one mail of this kind from each address's daily quota (its `limit`), in the caller's transaction. `about` is the product of
 * a limit per product. Returns the addresses within the quota, as passed; all of them for a mail without a limit.
 */
export const takeMailQuota = async (
  shop: Counting,
  transaction: QueryExecutorProvider,
  {
    mail: { kind, limit },
    addresses,
    about = '',
  }: { readonly mail: Pick<AnyMail, 'kind' | 'limit'>; readonly addresses: readonly string[]; readonly about?: string },
): Promise<readonly string[]> => {
  if (limit === undefined) return addresses;
  const byPseudonym = new Map(addresses.map((address) => [quotaAddress(shop, address).toString('hex'), address]));
  const allowed = await upsertQuotas(transaction, {
    addresses: [...byPseudonym.keys()].map((hex) => Buffer.from(hex, 'hex')),
    subject: `${kind} ${about}`.trim(),
    max: limit.max,
    now: shop.clock(),
  });
  return allowed.flatMap((pseudonym) => byPseudonym.get(pseudonym.toString('hex')) ?? []);
};

/** Returns the quota key of an address: a keyed, case-insensitive hash. */
export const quotaAddress = (shop: Pick<ShopContext, 'box'>, address: string): Buffer =>
  pseudonymOf(shop, address.toLowerCase());

/** Deletes expired daily counters. */
export const deleteExpiredMailQuotas = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deleteQuotasBefore(database.kysely, clock());
