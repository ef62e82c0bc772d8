import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { sessionStore } from '#core/browser/storage.ts';
import {
  dismissNotice,
  dismissOtherPages,
  getToasts,
  onNotices,
  pageOf,
  type VisibleToast,
} from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { Toaster } from './toaster.tsx';

const none: readonly VisibleToast[] = [];

/** Shows the toasts of `notify()` until the page changes. Mounted once by each page layout. */
export function ToastContainer() {
  const notices = useSyncExternalStore(onNotices, getToasts, () => none);
  const location = useLocation();
  const page = pageOf(location);
  const isSamePage = location.state === KEEP_PLACE;
  useEffect(() => {
    if (!isSamePage) dismissOtherPages(page);
  }, [page, isSamePage]);
  useEffect(() => {
    if (sessionStore.read('lazaward-notices')) void import('#core/browser/show-stored-notices.ts');
  }, []);
  return <Toaster toasts={notices} onDismiss={dismissNotice} closeLabel={useMessages('common').fields.close} />;
}
