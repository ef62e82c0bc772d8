import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loadMessages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { firstNameOf } from '#core/text/first-name-of.ts';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { titled } from '#core/ui/titled.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useLogOut } from '#features/auth/ui/use-log-out.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { Route } from './+types/account.route';
import { AccountSkeleton, AccountTabs, readTab, tabTitle } from './account-tabs.tsx';
import { useAccount } from './use-account.ts';

preloadMessages('cart', 'checkout', 'forms');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { siteName, account } = serverTexts(language, settings).meta;
  const { tabs } = await loadMessages('account', language, settings);
  const title = titled(tabTitle(readTab(new URL(request.url).searchParams), tabs), siteName);
  const page = { language, publicUrl, path: '/account' };
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
          <NeedsScripts />
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
  const { state, isLoadingOlder, load, loadOlder, updateProfile, fail } = useAccount();
  if (state.kind !== 'ready') {
    return (
      <>
        <AccountHeader />
        {state.kind === 'loading' ? <AccountSkeleton /> : <CouldNotLoad onTryAgain={() => void load()} />}
      </>
    );
  }
  const { view } = state;
  const { texts, profile, orders } = view;
  // the code is valid for the first order only; a cancelled order does not count
  const hasNoOrders = orders.every(({ status }) => status === 'cancelled');
  return (
    <>
      <AccountHeader greeting={texts.hello({ name: firstNameOf(profile.name) })} isStaff={profile.isAdmin} />
      {profile.welcomeCode && hasNoOrders && (
        <WelcomeCode code={profile.welcomeCode} label={texts.profile.welcomeCode} />
      )}
      <AccountTabs
        view={view}
        isLoadingOlder={isLoadingOlder}
        onLoadOlder={() => void loadOlder(view)}
        onProfile={updateProfile}
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

interface AccountHeaderProps {
  /** Displayed when the name is loaded. */
  readonly greeting?: string;
  readonly isStaff?: boolean;
}

/** Account heading, with the admin area link for staff and the log-out button, which is last on phones. */
const AccountHeader = ({ greeting, isStaff = false }: AccountHeaderProps) => {
  const { nav } = useMessages('common').layout;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-8">
      <h1 className="display text-h2 lg:text-[4rem] min-w-0 break-words">{greeting ?? nav.myAccount}</h1>
      <p className="flex flex-wrap items-center gap-x-4">
        {isStaff && (
          <a href="/admin" className="btn btn-sm btn-line">
            <Icon name="chart-column" className="size-[18px]" />
            {nav.admin}
          </a>
        )}
        <span className="max-md:hidden">
          <LogOutButton />
        </span>
      </p>
    </div>
  );
};

const LogOutButton = () => {
  const { nav } = useMessages('common').layout;
  // a customer does not get the first-order discount
  const { logOut, isBusy } = useLogOut();
  return (
    <button type="button" className="btn btn-sm btn-quiet" disabled={isBusy} onClick={() => void logOut()}>
      <Icon name="log-out" className="size-[18px] rtl:mirror" />
      {nav.logout}
    </button>
  );
};
