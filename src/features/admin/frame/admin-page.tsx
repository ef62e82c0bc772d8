import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequirePagePermission } from '#core/admin/require-permission.tsx';
import { adminPathOf, useAdminPath } from '#core/admin/use-admin-path.ts';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { FailurePage } from '#core/routing/error-pages.tsx';
import { keepFocusAfterRemoval } from '#core/ui/keep-focus-after-removal.ts';
import type { Route } from './+types/admin-page';
import { findAdminPage } from './find-admin-page.ts';

preloadMessages('admin');

/** Wrapper of each admin page: permission, loading placeholder and focus. */
export default function AdminPage() {
  const area = useRef<HTMLDivElement>(null);
  const open = findAdminPage(useAdminPath());
  const isOtherPageLoading = useIsOtherPageLoading();
  useLayoutEffect(() => (isOtherPageLoading ? keepScrollPosition() : undefined), [isOtherPageLoading]);
  useEffect(() => (area.current ? keepFocusAfterRemoval(area.current) : undefined), []);
  if (!open) return null;
  const { page, section } = open;
  return (
    <div ref={area} className="min-w-0 min-[90rem]:-mt-6">
      <RequirePagePermission permission={section.permission}>
        <RequirePagePermission permission={page.permission ?? section.permission}>
          {isOtherPageLoading && <ListSkeleton />}
          {/* stays mounted, because sections keep state for their pages, such as selected orders */}
          <div hidden={isOtherPageLoading}>
            <Suspense fallback={<ListSkeleton />}>
              <Outlet />
            </Suspense>
          </div>
        </RequirePagePermission>
      </RequirePagePermission>
    </div>
  );
}

/** Whether another page loads; a tab of the same page or other rows of the same list do not count. */
const useIsOtherPageLoading = (): boolean => {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  if (!next) return false;
  const [section, subject] = adminPathOf(pathname).split('/');
  const [nextSection, nextSubject] = adminPathOf(next.pathname).split('/');
  return section !== nextSection || subject !== nextSubject;
};

/**
 * Keeps the router from storing a wrong scroll position of the previous page: the placeholder is shorter, so the browser scrolls,
 * and going back would restore that position. Returns the function that ends it.
 */
const keepScrollPosition = () => {
  const stop = (event: Event) => {
    if (event.target === document) event.stopImmediatePropagation();
  };
  addEventListener('scroll', stop, { capture: true });
  return () => removeEventListener('scroll', stop, { capture: true });
};

/** Placeholder for the first page of a document until its data is loaded. */
export const HydrateFallback = () => (
  <div className="min-w-0 min-[90rem]:-mt-6">
    <ListSkeleton />
  </div>
);

/** Error page of all admin pages; the navigation remains usable. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="min-w-0">
    <FailurePage error={error} />
  </div>
);
