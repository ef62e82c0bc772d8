import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storeProviderRedirect } from '#core/browser/provider-redirect.ts';
import type { loadAccounts } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { callAccounts, callAccountsVoid, type Identity, type Outcome, type Security } from '../security.ts';
import { useProviderName } from '../use-provider-name.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { useAccountsFailure } from './use-accounts-failure.ts';

/** Identities of the account; links and unlinks providers where the shop allows it. */
export const IdentitiesSection = ({ security, onChanged }: { security: Security; onChanged: () => void }) => {
  const { identities: t } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const nameOf = useProviderName();
  const nameOfIdentity = useIdentityName();
  const { notifyFailure } = useAccountsFailure();
  const [identityToUnlink, setIdentityToUnlink] = useState<Identity | null>(null);
  // a late response leaves the dialog that is open by then
  const close = () => setIdentityToUnlink((current) => (current === identityToUnlink ? null : current));
  useReturnFromProvider();
  const { identities, canLinkIdentity, providers } = security;
  const linkable = canLinkIdentity
    ? providers.filter(({ key }) => identities.every(({ provider }) => provider !== key))
    : [];
  const link = async (provider: string) => {
    const outcome = await linkIdentity(provider);
    if (!outcome.isDone) notifyFailure(outcome.failure);
  };
  return (
    <ProfileSection title={t.title} text={t.text}>
      <ul className="border border-lapis-200 bg-white rows">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onUnlink={canLinkIdentity && identities.length > 1 ? () => setIdentityToUnlink(identity) : undefined}
          />
        ))}
      </ul>
      {linkable.length > 0 && (
        <div className="flex flex-wrap gap-3 mt-5">
          {linkable.map((provider) => (
            <button
              key={provider.key}
              type="button"
              className="btn btn-sm btn-line"
              onClick={() => void link(provider.key)}
            >
              {t.link({ provider: nameOf(provider) })}
            </button>
          ))}
        </div>
      )}
      <Dialog isOpen={identityToUnlink !== null} onClose={close} title={t.unlink} closeLabel={fields.close}>
        {identityToUnlink && (
          <ConfirmRemoval
            button={t.unlink}
            act={() => unlinkIdentity(identityToUnlink)}
            onCancel={close}
            onDone={() => {
              close();
              notify(t.unlinked);
              onChanged();
            }}
          >
            <p>{t.unlinkText({ provider: nameOfIdentity(identityToUnlink) })}</p>
          </ConfirmRemoval>
        )}
      </Dialog>
    </ProfileSection>
  );
};

/** Returns the name of an identity: its provider, or the account's own sign-in method. */
const useIdentityName = () => {
  const { identities: t } = useMessages('accountSecurity');
  const nameOf = useProviderName();
  return ({ provider, providerName: name }: Identity): string =>
    provider === 'email' || provider === 'phone' ? t[provider] : nameOf({ key: provider, name });
};

interface IdentityRowProps {
  readonly identity: Identity;
  /** Undefined if the identity cannot be unlinked. */
  readonly onUnlink: (() => void) | undefined;
}

/** Row of an identity: provider and e-mail address. */
const IdentityRow = ({ identity, onUnlink }: IdentityRowProps) => {
  const { identities: t } = useMessages('accountSecurity');
  const { email } = identity;
  const name = useIdentityName()(identity);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 sm:px-6 py-3 min-h-16">
      <div className="grow min-w-0">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        {email !== '' && (
          <p className="text-sm text-mist">
            <bdi dir="ltr" className="break-all">
              {email}
            </bdi>
          </p>
        )}
      </div>
      {onUnlink && (
        <button type="button" className="link text-sm min-h-11" aria-label={`${t.unlink}: ${name}`} onClick={onUnlink}>
          {t.unlink}
        </button>
      )}
    </li>
  );
};

/** Reports a failed linking of a provider and removes the error from the URL. */
const useReturnFromProvider = (): void => {
  const [query, setQuery] = useSearchParams();
  const { notifyFailure } = useAccountsFailure();
  const code = query.get('error_code') ?? (query.has('error') ? 'linking_failed' : null);
  const reportedCode = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || reportedCode.current === code) return;
    reportedCode.current = code;
    notifyFailure(code);
    setQuery({ tab: 'profile' }, { replace: true });
  }, [code, notifyFailure, setQuery]);
};

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
type GenerateLinkBody = Extract<
  Parameters<Accounts['linkIdentity']>[0],
  { readonly options?: { readonly redirectTo?: string } }
>;
type LinkedIdentity = Parameters<Accounts['unlinkIdentity']>[0];

/** Redirects to a provider, which returns to the profile with its identity; the outcome matters only if the redirect fails. */
const linkIdentity = (provider: string): Promise<Outcome<unknown>> =>
  callAccounts((accounts) => {
    storeProviderRedirect();
    return accounts.linkIdentity({
      provider: provider as GenerateLinkBody['provider'],
      options: { redirectTo: `${location.origin}/account?tab=profile` },
    });
  });

/** Removes an identity from the account and refreshes the session, so that its token matches. */
const unlinkIdentity = async ({ id }: Identity): Promise<Outcome<true>> => {
  // the client reads only the id of an identity
  const unlinked = await callAccountsVoid((accounts) => accounts.unlinkIdentity({ identity_id: id } as LinkedIdentity));
  if (unlinked.isDone) await callAccountsVoid((accounts) => accounts.refreshSession());
  return unlinked;
};
