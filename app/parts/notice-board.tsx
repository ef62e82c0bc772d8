import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { dismissLeft, dismissNotice, onNotices, pageOf, type ShownNotice, shownNotices } from '../device/notices.ts';
import { useWords } from '../device/words.tsx';
import { Toaster } from '../ui/toaster.tsx';

const none: readonly ShownNotice[] = [];

/** Where everything told by `notify()` appears, until its page is left. Mounted once, by whatever frames the page. */
export function NoticeBoard() {
  const notices = useSyncExternalStore(onNotices, shownNotices, () => none);
  const page = pageOf(useLocation());
  useEffect(() => dismissLeft(page), [page]);
  return <Toaster toasts={notices} onDismiss={dismissNotice} closeLabel={useWords().fields.close} />;
}
