import { loadOfflineMessages } from '../../locales/load-rooms.ts';
import { isOffline, onConnection } from './connection.ts';
import { dismissNotice, notify, shownNotices } from './notices.ts';
import { spokenLanguage } from './spoken-language.ts';

/**
 * Whether what is to be sent has to wait for the connection, which is then said, and said again when it is back. Nothing
 * is ever sent by itself: whoever wants to send presses again (decision 63).
 */
export const mustWait = (): boolean => {
  if (!isOffline()) return false;
  void sayThatItWaits();
  return true;
};

let stopWaiting: (() => void) | undefined;

const sayThatItWaits = async (): Promise<void> => {
  const { waiting, returned } = await loadOfflineMessages(spokenLanguage());
  notify({ ...waiting, tone: 'alarm' });
  stopWaiting ??= onConnection(() => {
    if (isOffline()) return;
    stopWaiting?.();
    stopWaiting = undefined;
    for (const { id, title } of shownNotices()) if (title === waiting.title) dismissNotice(id);
    notify(returned);
  });
};
