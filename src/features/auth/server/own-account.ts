import type { AccountDirectory, Accounts } from './accounts/index.ts';

/** Functions of the accounts service for the personal data export and deletion. */
export type OwnAccount = Pick<
  Accounts,
  'exportAccount' | 'confirmOwner' | 'proveOwnEmail' | 'proveOwnEmailByLink' | 'eraseAccount'
>;

declare module '#core/server/context.ts' {
  interface ShopContext {
    readonly accounts: { readonly directory: AccountDirectory } & Pick<Accounts, 'inviteUser' | 'inviteContact'>;
  }
}

declare module '#core/server/api/request-context.ts' {
  interface ApiContext {
    /** Operations of the accounts service on the caller's own account. */
    readonly accounts: OwnAccount;
  }
}
