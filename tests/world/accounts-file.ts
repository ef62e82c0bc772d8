import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountsWishes } from '../../server/auth/accounts-settings.ts';

/** The owner's file about the accounts, for a shop's ACCOUNTS_FILE; `remove` takes it away again. */
export const writeAccountsFile = async (wishes: Omit<AccountsWishes, 'externalUrl' | 'siteUrl'>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-accounts-'));
  const path = join(folder, 'accounts.json');
  await writeFile(path, JSON.stringify(wishes));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
};
