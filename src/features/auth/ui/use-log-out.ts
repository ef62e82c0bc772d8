import { useState } from 'react';
import { signOut } from '#core/browser/session.ts';
import { type Notice, notify } from '#core/browser/toasts.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { useAppNavigate } from '#core/routing/use-app-navigate.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';

/** Signs out, shows a notice and goes to the home page; on failure shows the reason and stays signed in (specification 2 and 8). */
export const useLogOut = () => {
  const language = useLanguage();
  const { states } = useMessages('common');
  const navigate = useAppNavigate();
  const [isBusy, setBusy] = useState(false);

  const leave = async (): Promise<Notice> => {
    // loaded before signing out, so that the outcome can be displayed
    const { auth, notices } = await loadMessages('forms', language, pageSettings());
    const failure = await signOut();
    if (failure !== null) {
      return { title: notices.auth.error.title, text: authErrorMessage(auth.errors, failure), tone: 'error' };
    }
    await navigate('/');
    const { title, body } = notices.auth.loggedOut;
    return { title, text: body, about: 'session' };
  };
  const logOut = async () => {
    setBusy(true);
    notify(await leave().catch((): Notice => ({ title: states.couldNotLoad, tone: 'error' })));
    setBusy(false);
  };
  return { logOut, isBusy };
};
