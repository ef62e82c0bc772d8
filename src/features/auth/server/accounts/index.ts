/** Public interface of the accounts service; the server imports nothing else. */

export { describeSettings } from './accounts.routes.ts';
export type { AccountsMail, AccountsMessenger, AccountsSms, ClaimedAccount, MailKind } from './accounts-context.ts';
export { captchaSources } from './captcha/captcha-providers.ts';
export { type Accounts, createAccounts, migrationsFolder } from './create-accounts.ts';
export type { AccountDirectory } from './directory.ts';
export { readVisitor } from './http/read-request.ts';
export {
  confirmKey,
  findKeyFingerprint,
  fingerprintOf,
  replaceLostKey,
} from './keys/encryption-key.repository.ts';
export { rotateSigningKeys } from './keys/signing-keys.ts';
export type { OwnershipProof } from './owner.ts';
export { connectCounters } from './rate-limits.ts';
export { accountsSettings } from './settings.ts';
export { type AccountsFile, readOwnersAccounts } from './settings-file.ts';
export type { AccountsTables } from './tables.ts';
export { insertContactClause } from './users/users.repository.ts';
