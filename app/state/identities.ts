import { rememberProviderRedirect } from './provider-redirect.ts';
import { callAccounts, callAccountsVoid, type Identity, type Outcome } from './security.ts';
import type { loadAccounts } from './session.ts';

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
type GenerateLinkBody = Extract<
  Parameters<Accounts['linkIdentity']>[0],
  { readonly options?: { readonly redirectTo?: string } }
>;
type LinkedIdentity = Parameters<Accounts['unlinkIdentity']>[0];

/** Leads to a provider, to come back to the profile with its identity; an outcome is answered only when it does not. */
export const linkIdentity = (provider: string): Promise<Outcome<unknown>> =>
  callAccounts((accounts) => {
    rememberProviderRedirect();
    return accounts.linkIdentity({
      provider: provider as GenerateLinkBody['provider'],
      options: { redirectTo: `${location.origin}/account?tab=profile` },
    });
  });

/** Takes an identity off the account; its token is told of it. */
export const unlinkIdentity = async ({ id }: Identity): Promise<Outcome<true>> => {
  // the client reads nothing of an identity but its id
  const unlinked = await callAccountsVoid((accounts) => accounts.unlinkIdentity({ identity_id: id } as LinkedIdentity));
  if (unlinked.isDone) await callAccountsVoid((accounts) => accounts.refreshSession());
  return unlinked;
};
