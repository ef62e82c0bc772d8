import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { firstNameOf } from '../../../domain/forms/first-name-of.ts';
import { contentOf } from '../../../locales/content.ts';
import { loadMessages } from '../../../locales/namespaces.ts';
import { renderContext } from '../../api/server-call.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { CouldNotLoad } from '../../components/could-not-load.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { titled } from '../../components/titled.ts';
import { useLogOut } from '../../components/use-log-out.ts';
import { preloadMessages, useMessages } from '../../i18n/messages.tsx';
import { signInAddress } from '../../state/sign-in-address.ts';
import { useSession } from '../../state/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/account.ts';
import { AccountSkeleton, AccountTabs, readTab, tabTitle } from './account-tabs.tsx';
import { useAccount } from './use-account.ts';

preloadMessages('cart', 'checkout', 'forms');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { siteName, account } = contentOf(language, settings).meta;
  const { tabs } = await loadMessages('account', language, settings);
  const title = titled(tabTitle(readTab(new URL(request.url).searchParams), tabs), siteName);
  const page = { language, publicUrl, path: '/account', isPrivate: true };
  return { head: serializeHead({ title, description: account.description, ...page }) };
};

/** No revalidation on query changes: the loader data is the same for all tabs. */
export const shouldRevalidate = () => false;

export const meta = readHeadData;

/** Account page (specification 2, Account). The server renders the frame; the browser loads the customer's data. */
export default function Account() {
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (session === null) void navigate(signInAddress(location), { replace: true });
  }, [session, navigate]);

  return (
    <div className="page pt-14 lg:pt-20 pb-24 min-h-dvh">
      {session ? (
        <SignedInAccount key={session.userId} />
      ) : (
        <>
          <AccountHeader />
          <AccountSkeleton />
        </>
      )}
      <p className="md:hidden pt-14">
        <LogOutButton />
      </p>
    </div>
  );
}

/** Content for a signed-in customer. */
const SignedInAccount = () => {
  const { state, load, loadOlder, keepProfile, fail } = useAccount();
  if (state.kind !== 'ready') {
    return (
      <>
        <AccountHeader />
        {state.kind === 'loading' ? <AccountSkeleton /> : <CouldNotLoad onTryAgain={() => void load()} />}
      </>
    );
  }
  const { view, isLoadingOlder } = state;
  const { words, profile, orders } = view;
  // the code is valid for the first order only; a cancelled order does not count
  const isFirstOrderAhead = orders.every(({ status }) => status === 'cancelled');
  return (
    <>
      <AccountHeader greeting={words.hello({ name: firstNameOf(profile.name) })} />
      {profile.welcomeCode && isFirstOrderAhead && (
        <WelcomeCode code={profile.welcomeCode} label={words.profile.welcomeCode} />
      )}
      <AccountTabs
        view={view}
        isLoadingOlder={isLoadingOlder}
        onOlder={() => void loadOlder(view)}
        onProfile={keepProfile}
        onFailed={fail}
      />
    </>
  );
};

/** Personal code for the first order while it is unused (decision 8). */
const WelcomeCode = ({ code, label }: { code: string; label: string }) => {
  const { auth } = useMessages('forms');
  const { confirmation } = useMessages('checkout');
  const { copy, copied } = confirmation.transfer;
  return (
    <section className="night bg-lapis-800 stars text-white flex flex-wrap items-center gap-x-8 gap-y-4 px-6 lg:px-8 py-6 mb-8">
      <div className="me-auto">
        <h2 className="text-sm text-lapis-200">{label}</h2>
        <p className="display text-h4">{auth.panel.title}</p>
      </div>
      <span className="cartouche">
        <bdi className="code" dir="ltr">
          {code}
        </bdi>
      </span>
      <CopyButton text={code} label={copy} describes={code} copied={copied} />
    </section>
  );
};

/** Greeting, once the name is loaded, and the log-out button, which stands below everything else on a phone. */
const AccountHeader = ({ greeting }: { greeting?: string | undefined }) => {
  const { nav } = useMessages('common').layout;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-8">
      <h1 className="display text-h2 lg:text-[4rem] min-w-0 break-words">{greeting ?? nav.myAccount}</h1>
      <span className="max-md:hidden">
        <LogOutButton />
      </span>
    </div>
  );
};

const LogOutButton = () => {
  const { nav } = useMessages('common').layout;
  const { logOut, isBusy } = useLogOut();
  return (
    <button type="button" className="btn btn-sm btn-quiet" disabled={isBusy} onClick={() => void logOut()}>
      <Icon name="log-out" className="size-[18px] rtl:mirror" />
      {nav.logout}
    </button>
  );
};
