import { loadMessages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { isOffline, onConnection } from './connection.ts';
import { notify, recheckNotices } from './toasts.ts';

/**
 * Whether a submit has to wait for the connection; if so, shows a notice, and another one when the connection is back. Nothing
 * is sent automatically: the user submits again (decision 63).
 */
export const isSubmitBlockedOffline = (): boolean => {
  if (!isOffline()) return false;
  void notifyPendingSubmit();
  return true;
};

/** Whether the notice about the restored connection is pending. */
let isNoticePending = false;
let stop: (() => void) | undefined;

const notifyPendingSubmit = async (): Promise<void> => {
  const { waiting, returned } = await loadMessages('offline', pageLanguage(), pageSettings());
  isNoticePending = true;
  notify({ ...waiting, tone: 'error', isTrue: isOffline });
  stop ??= onConnection(() => {
    recheckNotices();
    if (!isNoticePending || isOffline()) return;
    isNoticePending = false;
    notify({ ...returned, isTrue: () => !isOffline() });
  });
};
