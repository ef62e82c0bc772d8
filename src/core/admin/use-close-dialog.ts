import { useLocation, useNavigate } from 'react-router';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';

/** Returns a function that leaves a dialog with an address for its page, whose path is one segment shorter. */
export const useCloseDialog = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // by replacement, which passes the check of unsaved input
  return () => void navigate(pathname.replace(/\/[^/]+\/?$/, ''), { replace: true, state: KEEP_PLACE });
};
