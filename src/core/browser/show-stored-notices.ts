import { parseJson, sessionStore } from './storage.ts';
import { type Notice, notify } from './toasts.ts';

const isNotice = (value: unknown): value is Notice => {
  const { title, text = '' } = Object(value);
  return typeof title === 'string' && typeof text === 'string';
};

/** Shows the notices that the previous document has stored (`load-document.ts`). */
const showStoredNotices = (): void => {
  const stored = parseJson(sessionStore.read('lazaward-notices'));
  sessionStore.remove('lazaward-notices');
  if (Array.isArray(stored)) for (const notice of stored.filter(isNotice)) notify(notice);
};

// importing this module shows them
showStoredNotices();
