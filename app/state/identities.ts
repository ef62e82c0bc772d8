import { rememberProviderRedirect } from './provider-redirect.ts';
import { callAccounts, callAccountsVoid, type Identity, type Outcome } from './security.ts';
import type { loadAccounts } from './session.ts';

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
type GenerateLinkBody = Extract<
  Parameters<Accounts['linkIdentity']>[0],
  { readonly options?: { readonly redirectTo?: string } }
>;
type LinkedIdentity = Parameters<Accounts['unlinkIdentity']>[0];

/** Redirects to a provider, which returns to the profile with its identity; the outcome matters only if the redirect fails. */
export const linkIdentity = (provider: string): Promise<Outcome<unknown>> =>
  callAccounts((accounts) => {
    rememberProviderRedirect();
    return accounts.linkIdentity({
      provider: provider as GenerateLinkBody['provider'],
      options: { redirectTo: `${location.origin}/account?tab=profile` },
    });
  });

/** Removes an identity from the account and refreshes the session, so that its token matches. */
export const unlinkIdentity = async ({ id }: Identity): Promise<Outcome<true>> => {
  // the client reads only the id of an identity
  const unlinked = await callAccountsVoid((accounts) => accounts.unlinkIdentity({ identity_id: id } as LinkedIdentity));
  if (unlinked.isDone) await callAccountsVoid((accounts) => accounts.refreshSession());
  return unlinked;
};
