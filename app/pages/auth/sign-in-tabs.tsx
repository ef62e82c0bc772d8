import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { readTab } from './auth-steps.ts';
import type { PendingMail } from './pending-mail.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useIsIdle } from './use-is-idle.ts';

const ProviderButtons = lazyOnDemand(
  async () => (await import('./provider-buttons.tsx')).ProviderButtons,
  // who cannot reach the shop sees so when they try to sign in
  () => null,
);

interface WayTabsProps {
  /** Where the visitor came from. */
  readonly to: string | null;
  readonly onMail: (mail: PendingMail) => void;
}

/** The two tabs of the way in, and the providers below them once the page is at rest. */
export function SignInTabs({ to, onMail }: WayTabsProps) {
  const { auth } = useMessages('forms');
  const [query, setQuery] = useSearchParams();
  const isAtRest = useIsIdle();
  const selected = readTab(query);
  return (
    <>
      <Tabs
        label={auth.tabs}
        selected={selected}
        onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), quietly)}
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
      {isAtRest && (
        <Suspense>
          <ProviderButtons to={to} isAgreed={selected === 'signup'} />
        </Suspense>
      )}
    </>
  );
}

const quietly = { replace: true };
