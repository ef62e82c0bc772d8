import { loadMessages } from '../../locales/namespaces.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import { isOffline, onConnection } from './connection.ts';
import { notify, recheckNotices } from './toasts.ts';

/**
 * Whether what is to be sent has to wait for the connection, which is then said, and said again when it is back. Nothing
 * is ever sent by itself: whoever wants to send presses again (decision 63).
 */
export const isSubmitBlockedOffline = (): boolean => {
  if (!isOffline()) return false;
  void sayThatItWaits();
  return true;
};

/** Whether somebody waits for the connection, and is to be told when it is back. */
let isAwaited = false;
let stop: (() => void) | undefined;

const sayThatItWaits = async (): Promise<void> => {
  const { waiting, returned } = await loadMessages('offline', pageLanguage());
  isAwaited = true;
  notify({ ...waiting, tone: 'alarm', isTrue: isOffline });
  stop ??= onConnection(() => {
    recheckNotices();
    if (!isAwaited || isOffline()) return;
    isAwaited = false;
    notify({ ...returned, isTrue: () => !isOffline() });
  });
};
