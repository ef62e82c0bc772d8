import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { loadAccountMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { signInAddress } from '../../device/sign-in-address.ts';
import { useSession } from '../../device/signed-in.ts';
import { readHead } from '../../parts/read-head.ts';
import { titled } from '../../parts/titled.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/account.ts';
import { AccountHeader } from './account-header.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { readTab, tabTitle } from './account-tab.ts';
import { OwnAccount } from './own-account.tsx';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { siteName, account } = editorialOf(language).meta;
  const { tabs } = await loadAccountMessages(language);
  const title = titled(tabTitle(readTab(new URL(request.url).searchParams), tabs), siteName);
  const page = { language, publicUrl, path: '/account', isPrivate: true };
  return { head: writeHead({ title, description: account.description, ...page }) };
};

/** The tab is in the query; what is loaded is the same for all. */
export const shouldRevalidate = () => false;

export const meta = readHead;

/** A customer's own page (specification 2, Account). The server sends its frame; what is in it comes to its owner. */
export default function Account() {
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (session === null) void navigate(signInAddress(location), { replace: true });
  }, [session, navigate]);

  return (
    <div className="page pt-12 pb-24 min-h-dvh">
      {session ? (
        <OwnAccount key={session.userId} />
      ) : (
        <>
          <AccountHeader />
          <AccountSkeleton />
        </>
      )}
    </div>
  );
}
