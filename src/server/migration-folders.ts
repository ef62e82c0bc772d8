import { join } from 'node:path';
import { migrationsFolder } from '#features/auth/server/accounts/index.ts';

/** The migrations of the shop: the accounts first, because the shop's tables reference `auth.users`. */
export const migrationFolders: readonly string[] = [
  migrationsFolder,
  join(import.meta.dirname, '../../migrations/shop'),
];
