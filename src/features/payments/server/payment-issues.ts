import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { insertIssue, type NewIssue } from './payment-issues.repository.ts';

/** Opens an issue once and logs it without personal data. */
export const openIssue = async (
  { log }: Pick<ShopContext, 'log'>,
  transaction: Transaction<Tables>,
  issue: NewIssue,
): Promise<void> => {
  if (!(await insertIssue(transaction, issue))) return;
  const { kind, provider, subject } = issue;
  log.error({ kind, provider, subject }, 'payment issue opened');
};
