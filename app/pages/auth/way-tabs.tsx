import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTillWords } from '../../device/till-words.ts';
import { lazily } from '../../parts/lazily.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { AwaitedMail } from './awaited-mail.ts';
import { readTab } from './entry-steps.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useIsAtRest } from './use-is-at-rest.ts';

const ProviderButtons = lazily(
  async () => (await import('./provider-buttons.tsx')).ProviderButtons,
  // who cannot reach the shop sees so when they try to sign in
  () => null,
);

interface WayTabsProps {
  /** Where the visitor came from. */
  readonly to: string | null;
  readonly onMail: (mail: AwaitedMail) => void;
}

/** The two tabs of the way in, and the providers below them once the page is at rest. */
export function WayTabs({ to, onMail }: WayTabsProps) {
  const { auth } = useTillWords();
  const [query, setQuery] = useSearchParams();
  const isAtRest = useIsAtRest();
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
