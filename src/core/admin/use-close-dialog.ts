import { useLocation, useNavigate } from 'react-router';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';

/** Returns a function that closes a dialog with a URL of its own: navigates to its page, one path segment up. */
export const useCloseDialog = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // replacement skips the confirmation of unsaved input
  return () => void navigate(pathname.replace(/\/[^/]+\/?$/, ''), { replace: true, state: KEEP_PLACE });
};
