import { useEffect, useState } from 'react';
import { signInWithProvider } from '#core/browser/session.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { type EnabledProvider, enabledProviders } from '../ui/public-auth-settings.ts';
import { useProviderName } from '../ui/use-provider-name.ts';
import { callAccountsWithNotice } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';
import { TermsNotice } from './sign-up-form.tsx';

preloadMessages('authFlows', 'forms');

interface ProviderButtonsProps {
  readonly to: string | null;
  /** Whether the terms are already shown above. */
  readonly isAgreed: boolean;
}

/** Sign-in buttons of the configured providers; renders nothing without any. */
export function ProviderButtons({ to, isAgreed }: ProviderButtonsProps) {
  const t = useMessages('forms');
  const { or, provider: continueWith } = useMessages('authFlows');
  const nameOf = useProviderName();
  const [providers, setProviders] = useState<readonly EnabledProvider[]>([]);
  useEffect(() => void enabledProviders().then(setProviders), []);
  if (providers.length === 0) return null;

  const leave = (key: string) =>
    callAccountsWithNotice(() => signInWithProvider(key, location.origin + authUrlFor(null, to)), t);
  return (
    <div className="grid gap-3 pt-6">
      <p className="flex items-center gap-4 text-sm text-mist before:grow before:border-b before:border-lapis-200 after:grow after:border-b after:border-lapis-200">
        {or}
      </p>
      {providers.map((provider) => (
        <button
          key={provider.key}
          type="button"
          className="btn btn-quiet w-full"
          onClick={() => void leave(provider.key)}
        >
          {continueWith({ name: nameOf(provider) })}
        </button>
      ))}
      {!isAgreed && <TermsNotice />}
    </div>
  );
}
