import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ToastContainer } from '../components/toast-container.tsx';
import { useMessages, withMessages } from '../i18n/messages.tsx';
import { useSession } from '../state/use-session.ts';
import type { Route } from './+types/storefront-layout.ts';
import { FailurePage } from './error-pages.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Delay of the first-order discount dialog after page load, in milliseconds (specification 9). */
const OFFER_AFTER = 2000;

/** Delay after which its code is requested, in milliseconds: a slow phone needs three round trips. */
const ASKED_AFTER = 500;

/** Resolves that many milliseconds after page load, at once if they have passed. */
const afterLoad = (milliseconds: number) => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waited = visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
  return new Promise((resolve) => setTimeout(resolve, milliseconds - waited));
};

/** A lazy component that is omitted if it fails to load. Never rendered on the server, which would wait for it. */
const later = (load: () => Promise<{ default: () => ReactNode }>) =>
  lazy(() => {
    const part = afterLoad(ASKED_AFTER)
      .then(() => withMessages(load()))
      .catch(() => ({ default: () => null }));
    return afterLoad(OFFER_AFTER).then(() => part);
  });

const FirstOrder = later(() => import('./discount-dialog.tsx'));

const Ahead = later(() => import('./prefetch-links.tsx'));

/** Layout of all pages except the checkout: promises, header, page, footer, toasts. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#content" className="not-focus:sr-only absolute z-50 start-4 top-4 px-5 py-3 bg-white">
      {useMessages('common').layout.skip}
    </a>
    <TopBar />
    <Header />
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
    <ToastContainer />
  </>
);

/** Parts loaded after the page. Calls `useSession` itself, so that the layout does not rerender with the session. */
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

/** Shows the error page inside the layout. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <Frame>
    <FailurePage error={error} />
  </Frame>
);

const shownFrom = ['', 'hidden md:inline', 'hidden lg:inline'];

/**
 * The shop's three promises, on every page; narrow screens show the first. Without a connection a message replaces them
 * (`idle-tasks.ts`).
 */
const TopBar = () => {
  const { promises, promisesLabel } = useMessages('common').layout;
  return (
    <aside aria-label={promisesLabel} className="bg-lapis-950 text-lapis-200 text-caption">
      <p id="connection" role="status" className="peer page not-empty:py-2.5 text-center" />
      <p className="page flex peer-not-empty:hidden items-center justify-center gap-x-8 min-h-10 py-1.5">
        {promises.map((promise, place) => (
          <span key={promise} className={shownFrom[place] ?? ''}>
            {promise}
          </span>
        ))}
      </p>
    </aside>
  );
};
