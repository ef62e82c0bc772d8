import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { insertIssue, type NewIssue } from './payment-issues.repository.ts';

/** Opens an issue once, with a line in the log that names no person. */
export const openIssue = async (
  { log }: Pick<ShopContext, 'log'>,
  transaction: Transaction<Tables>,
  issue: NewIssue,
): Promise<void> => {
  if (!(await insertIssue(transaction, issue))) return;
  const { kind, provider, subject } = issue;
  log.error({ kind, provider, subject }, 'payment needs a look');
};
