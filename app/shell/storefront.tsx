import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { withWords } from '../device/load-words.ts';
import { useSession } from '../device/signed-in.ts';
import { useWords } from '../device/words.tsx';
import { NoticeBoard } from '../parts/notice-board.tsx';
import type { Route } from './+types/storefront.ts';
import { FailurePage } from './failure-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TopBar } from './top-bar.tsx';

/** When an anonymous visitor is made the offer, in milliseconds after the page was loaded (specification 9). */
const OFFER_AFTER = 2000;
/** When what is to be there by then is asked for: a phone on a slow line waits for three answers, one after the other. */
const ASKED_AFTER = 500;

/** Resolves so many milliseconds after the page was loaded; at once where they are over. */
const afterLoad = (milliseconds: number) => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waited = visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
  return new Promise((resolve) => setTimeout(resolve, milliseconds - waited));
};

/** A part that nobody misses when the network loses it. Never drawn on the server, which would wait for it. */
const later = (load: () => Promise<{ default: () => ReactNode }>) =>
  lazy(() => {
    const part = afterLoad(ASKED_AFTER)
      .then(() => withWords(load()))
      .catch(() => ({ default: () => null }));
    return afterLoad(OFFER_AFTER).then(() => part);
  });

const FirstOrder = later(() => import('./first-order.tsx'));
const Ahead = later(() => import('./ahead.tsx'));

/** The frame of every page but the checkout: promises, header, the page, footer, notices. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#content" className="not-focus:sr-only absolute z-50 start-4 top-4 px-5 py-3 bg-white">
      {useWords().shell.skip}
    </a>
    <TopBar />
    <Header />
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
    <NoticeBoard />
  </>
);

/** What comes when the page rests. Asks by itself who is signed in: the frame is not drawn again when that is known. */
const Later = () => {
  const session = useSession();
  return (
    session !== undefined && (
      <>
        <Suspense>
          <Ahead />
        </Suspense>
        {session === null && (
          <Suspense>
            <FirstOrder />
          </Suspense>
        )}
      </>
    )
  );
};

const Storefront = () => (
  <Frame>
    <Outlet />
    <Later />
  </Frame>
);
export default Storefront;

/** A page that cannot be shown leaves the shop standing around it. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <Frame>
    <FailurePage error={error} />
  </Frame>
);
