import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { useSession } from '../../device/signed-in.ts';
import { useTillWords } from '../../device/till-words.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { Route } from './+types/auth.ts';
import { nextPlace } from './next-place.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return {
    head: writeHead({ ...editorialOf(language).meta.auth, language, publicUrl, path: '/auth', isPrivate: true }),
  };
};

/** The tab is in the query, and what is loaded is the same for both. */
export const shouldRevalidate = () => false;

export const meta = readHead;

/** Sign-in and sign-up (specification 2, Auth). Who is signed in goes on to where they came from (decision 24). */
export default function Auth() {
  const { auth } = useTillWords();
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  const place = nextPlace(isHydrated ? query.get('to') : null);
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (session) void navigate(place, { replace: true });
  }, [session, place, navigate]);

  return (
    <div className="grid lg:grid-cols-2 lg:min-h-[44rem]">
      <section className="px-4 py-12 lg:px-10 lg:py-20 w-full max-w-[calc(440px+2rem)] lg:max-w-[calc(440px+5rem)] mx-auto">
        <h1 className="display text-h2 lg:text-[2.25rem] pb-6">{auth.tabs}</h1>
        {place === '/checkout' && <p className="pb-6">{auth.toCheckout}</p>}
        <Tabs
          label={auth.tabs}
          selected={query.get('tab') === 'signup' ? 'signup' : 'login'}
          onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), quietly)}
          isEven
          tabs={[
            { id: 'login', label: auth.login, panel: <SignInForm /> },
            { id: 'signup', label: auth.signup, panel: <SignUpForm /> },
          ]}
        />
      </section>
      <WelcomePanel />
    </div>
  );
}

const quietly = { replace: true, preventScrollReset: true };
const never = () => () => undefined;

/** The server is told which tab is asked for, and nothing else of the query (`contract/page-address.ts`). */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
