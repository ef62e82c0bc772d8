import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loadTillMessages } from '../../locales/load-messages.ts';
import { type Notice, notify } from '../device/notices.ts';
import { answerOffer } from '../device/offer-answered.ts';
import { signOut } from '../device/session.ts';
import { useLanguage, useWords } from '../device/words.tsx';

/** Signs out, says so and goes home; on failure says why, and the person stays signed in (specification 2 and 8). */
export const useLogOut = () => {
  const language = useLanguage();
  const { pages } = useWords();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const leave = async (): Promise<Notice> => {
    // before anything is done: who has signed out must also be told so
    const { auth, notices } = await loadTillMessages(language);
    const failure = await signOut();
    if (failure !== null) {
      return { title: notices.auth.error.title, text: auth.errorSentence(failure), tone: 'alarm' };
    }
    // a customer is no newcomer
    answerOffer();
    await navigate('/');
    const { title, body } = notices.auth.loggedOut;
    return { title, text: body, about: 'session' };
  };
  const logOut = async () => {
    setBusy(true);
    notify(await leave().catch((): Notice => ({ title: pages.couldNotLoad, tone: 'alarm' })));
    setBusy(false);
  };
  return { logOut, isBusy };
};
