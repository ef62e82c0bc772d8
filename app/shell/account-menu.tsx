import { lazy, Suspense } from 'react';
import { useSession } from '../device/signed-in.ts';
import { useWords } from '../device/words.tsx';
import { PersonIcon } from './person-icon.tsx';

const AccountLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} aria-label={label} className="grid place-items-center size-11">
    <PersonIcon />
  </a>
);

const OwnPageLink = () => <AccountLink to="/account" label={useWords().shell.nav.myAccount} />;

// a menu that the network lost must not take the page with it
const PersonMenu = lazy(() =>
  import('./person-menu.tsx').then(
    (loaded) => ({ default: loaded.PersonMenu }),
    () => ({ default: OwnPageLink }),
  ),
);

/** The account icon: the way to sign in, or the signed-in person's menu (specification 2, Header and footer). */
export const AccountMenu = () => {
  const { nav } = useWords().shell;
  // before the device is known, and before any script runs, it is a plain link
  if (!useSession()) return <AccountLink to="/auth" label={nav.login} />;
  return (
    <Suspense fallback={<OwnPageLink />}>
      <PersonMenu />
    </Suspense>
  );
};
