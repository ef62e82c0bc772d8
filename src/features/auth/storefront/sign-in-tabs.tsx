import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { readTab } from './auth-steps.ts';
import type { PendingMail } from './pending-mail.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useIsIdle } from './use-is-idle.ts';

const ProviderButtons = lazyOnDemand(
  async () => (await import('./provider-buttons.tsx')).ProviderButtons,
  // when offline, the form shows the error on submit
  () => null,
);

interface WayTabsProps {
  /** Path to return to after sign-in. */
  readonly to: string | null;
  readonly onMail: (mail: PendingMail) => void;
}

/** Tabs for sign-in and sign-up, and the provider buttons once the browser is idle. */
export function SignInTabs({ to, onMail }: WayTabsProps) {
  const { auth } = useMessages('forms');
  const [query, setQuery] = useSearchParams();
  const isIdle = useIsIdle();
  const selected = readTab(query);
  return (
    <>
      <Tabs
        label={auth.tabs}
        selected={selected}
        onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), withoutHistoryEntry)}
        isEven
        tabs={[
          {
            id: 'login',
            label: auth.login,
            panel: <SignInForm to={to} onUnconfirmed={(email) => onMail({ reason: 'unconfirmed', email })} />,
          },
          {
            id: 'signup',
            label: auth.signup,
            panel: <SignUpForm onUnconfirmed={(email) => onMail({ reason: 'signup', email })} />,
          },
        ]}
      />
      {isIdle && (
        <Suspense>
          <ProviderButtons to={to} isAgreed={selected === 'signup'} />
        </Suspense>
      )}
    </>
  );
}

const withoutHistoryEntry = { replace: true };
