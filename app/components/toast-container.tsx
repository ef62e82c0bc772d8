import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { dismissLeft, dismissNotice, onNotices, pageOf, type ShownToast, shownToasts } from '../state/toasts.ts';

import { Toaster } from '../ui/toaster.tsx';

const none: readonly ShownToast[] = [];

/** Where everything told by `notify()` appears, until its page is left. Mounted once, by whatever frames the page. */
export function ToastContainer() {
  const notices = useSyncExternalStore(onNotices, shownToasts, () => none);
  const page = pageOf(useLocation());
  useEffect(() => dismissLeft(page), [page]);
  return <Toaster toasts={notices} onDismiss={dismissNotice} closeLabel={useMessages('common').fields.close} />;
}
