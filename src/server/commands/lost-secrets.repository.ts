import { sql, type Transaction } from 'kysely';
import { PAYMENT_SECTION } from '#features/payments/server/settings/payment-settings.ts';
import type { Tables } from '#generated/tables.gen.ts';

/** Numbers of rows deleted because their encryption key is lost. */
type LostSecrets = { readonly jobs: number; readonly providers: number };

/**
 * Deletes the shop's secrets that only the lost key could decrypt: pending jobs, addresses of payment pages, and secrets of gateways,
 * which are disabled. Imports with a pending job are marked as failed.
 */
export const deleteLostSecrets = async (transaction: Transaction<Tables>): Promise<LostSecrets> => {
  const { rows } = await sql<LostSecrets>`
    with jobs as (delete from graphile_worker._private_jobs where payload::jsonb ? 'encrypted' returning 1),
      pages as (update payment_attempts set encrypted_url = null where encrypted_url is not null),
      imports as (update product_imports set state = 'failed', content = null where state in ('waiting', 'running')),
      settings as (update setting_versions set value = jsonb_set(value, '{providers}', (
          select coalesce(jsonb_object_agg(name, provider || '{"isEnabled": false, "secrets": {}}'), '{}')
          from jsonb_each(value -> 'providers') as each (name, provider)))
        where section = ${PAYMENT_SECTION} and value -> 'providers' <> '{}'
        returning value -> 'providers' as providers)
    select (select count(*) from jobs)::int as jobs,
      (select count(distinct name) from settings, jsonb_object_keys(providers) as name)::int as providers`.execute(
    transaction,
  );
  return rows[0] ?? { jobs: 0, providers: 0 };
};
