import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { dismissNotice, onNotices, type ShownNotice, shownNotices } from '../device/notices.ts';
import { useWords } from '../device/words.tsx';
import { Toaster } from '../ui/toaster.tsx';

const none: readonly ShownNotice[] = [];

/** Where everything told by `notify()` appears. Mounted once, by whatever frames the page. */
export function NoticeBoard() {
  const notices = useSyncExternalStore(onNotices, shownNotices, () => none);
  return (
    <Toaster
      toasts={notices}
      place={useLocation().pathname}
      onDismiss={dismissNotice}
      closeLabel={useWords().fields.close}
    />
  );
}
