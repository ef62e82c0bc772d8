import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages, useSettings, withMessages } from '#core/i18n/messages-provider.tsx';
import { FailurePage } from '#core/routing/error-pages.tsx';
import { pageSettings } from '#core/settings/page-settings.ts';
import { ToastContainer } from '#core/ui/toast-container.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import { useDismissForCustomers } from '#features/discounts/ui/discount-dialog.ts';
import type { Route } from './+types/storefront-layout';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Delay of prefetching links after page load, in milliseconds. */
const PREFETCH_DELAY_MS = 2000;

/** Lead time for loading a lazy chunk, in milliseconds: a slow phone needs three round trips. */
const LOAD_LEAD_MS = 1500;

/** Resolves this number of milliseconds after page load, immediately if they have passed. */
const afterLoad = (milliseconds: number) => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waited = visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
  return new Promise((resolve) => setTimeout(resolve, milliseconds - waited));
};

/**
 * A lazy component that appears `delay` milliseconds after page load, and is omitted if it fails to load. Never rendered on the
 * server, which would wait for it.
 */
const lazyAfterLoad = (load: () => Promise<{ default: () => ReactNode }>, delay: () => number) =>
  lazy(() => {
    const delayMs = delay();
    const module = afterLoad(delayMs - LOAD_LEAD_MS)
      .then(() => withMessages(load()))
      .catch(() => ({ default: () => null }));
    return afterLoad(delayMs).then(() => module);
  });

const FirstOrder = lazyAfterLoad(
  () => import('#features/discounts/ui/first-order-dialog.tsx'),
  () => pageSettings().discountDialog.delaySeconds * 1000,
);

const PrefetchedLinks = lazyAfterLoad(
  () => import('#core/routing/prefetch-links.tsx'),
  () => PREFETCH_DELAY_MS,
);

/** Layout of all pages except the checkout: announcement or promises, header, page, footer, toasts. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <a
      href="#content"
      className="not-focus:sr-only absolute z-50 start-4 top-4 px-5 py-3 bg-white focus-visible:-outline-offset-4"
    >
      {useMessages('common').layout.skip}
    </a>
    <TopBar />
    <Header />
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
    <ToastContainer />
    <NotLoaded />
  </>
);

/** Displayed by the inline script when a press before hydration had no effect (`src/inline/keep-presses.ts`). */
const NotLoaded = () => {
  const { notLoaded, error } = useMessages('common').states;
  return (
    <p
      id="not-loaded"
      role="alert"
      hidden
      className="fixed z-50 bottom-[var(--bar,0px)] inset-x-0 p-4 bg-white text-carnelian-700 shadow-pop text-center"
    >
      {notLoaded}{' '}
      <a href="" className="link">
        {error.reload}
      </a>
    </p>
  );
};

/** Parts loaded after the page. Calls `useSession` itself, so that the layout does not rerender with the session. */
const DeferredParts = () => {
  const session = useSession();
  useDismissForCustomers(Boolean(session));
  const { discountDialog, offers } = useSettings();
  return (
    session !== undefined && (
      <>
        <Suspense>
          <PrefetchedLinks />
        </Suspense>
        {session === null && discountDialog.isShown && offers.welcomePercent > 0 && (
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
    <DeferredParts />
  </Frame>
);

export default Storefront;

/** Renders the error page inside the layout. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <Frame>
    <FailurePage error={error} />
  </Frame>
);

const promiseClasses = ['', 'hidden md:inline', 'hidden lg:inline'];

/**
 * The owner's announcement, or the shop's three promises, only the first on narrow screens. Without a connection a message replaces them
 * (`idle-tasks.ts`).
 */
const TopBar = () => {
  const { promises, promisesLabel, announcementLabel } = useMessages('common').layout;
  const { isShown } = useSettings().announcement;
  return (
    <aside
      aria-label={isShown ? announcementLabel : promisesLabel}
      className="bg-lapis-950 text-lapis-200 text-caption night"
    >
      <p id="connection" role="status" className="peer page not-empty:py-2.5 text-center" />
      <p className="page flex peer-not-empty:hidden items-center justify-center gap-x-8 min-h-10 py-1.5">
        {isShown ? (
          <Announcement />
        ) : (
          promises.map((promise, index) => (
            <span key={promise} className={promiseClasses[index] ?? ''}>
              {promise}
            </span>
          ))
        )}
      </p>
    </aside>
  );
};

const Announcement = () => {
  const { text, link } = useSettings().announcement;
  const language = useLanguage();
  const look = 'text-white font-medium text-center text-balance wrap-anywhere';
  if (link === null) return <span className={look}>{textIn(text, language)}</span>;
  return (
    <a href={link} className={`link ${look}`}>
      {textIn(text, language)}
    </a>
  );
};
