import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';

/**
 * Returns a function that closes a dialog with a URL of its own: navigates to its page, one path segment up, with the same query. It does nothing after the
 * caller has unmounted, so that a late response does not leave the page that is open by then. The caller is the route's component if
 * the response can unmount the dialog.
 */
export const useCloseDialog = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    // replacement skips the confirmation of unsaved input
    if (!isMounted.current) return;
    void navigate({ pathname: pathname.replace(/\/[^/]+\/?$/, ''), search }, { replace: true, state: KEEP_PLACE });
  };
};
