import { type SubmitEvent, useState } from 'react';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { mustWait } from '../../device/must-wait.ts';
import { notify } from '../../device/notices.ts';
import { useLanguage } from '../../device/words.tsx';

/** Leaves the list that the token in the page's address names; what went wrong is a notice under this title. */
export const useLeave = (failed: string) => {
  const language = useLanguage();
  const [hasLeft, setLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    try {
      const shop = await loadShop();
      // the server renders one page for everybody: it is not told the query
      await shop.people.unsubscribe({ token: new URLSearchParams(location.search).get('token') ?? '' });
      setLeft(true);
    } catch (error) {
      notify({ title: failed, text: refusalOf(error, language).sentence, tone: 'alarm' });
    }
    setBusy(false);
  };
  const leave = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !mustWait()) void send();
  };
  return { hasLeft, isBusy, leave };
};
