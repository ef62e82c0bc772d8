import { type SubmitEvent, useState } from 'react';
import { loadShop } from '../api/browser.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { mustWait } from '../device/must-wait.ts';
import { notify } from '../device/notices.ts';
import { useLanguage } from '../device/words.tsx';

/** Calls the shop with the token of the page's address. */
export type Press = (shop: Awaited<ReturnType<typeof loadShop>>, token: string) => Promise<unknown>;

/** Does what the mail's link is for; what went wrong is a notice under the title `failed`. */
export const useMailLink = (press: Press, failed: string) => {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'done' | 'duplicate' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const call = async () => {
    setBusy(true);
    try {
      // the server renders one page for everybody: it is not told the query
      await press(await loadShop(), new URLSearchParams(location.search).get('token') ?? '');
      setOutcome('done');
    } catch (error) {
      const { code, sentence } = refusalOf(error, language);
      if (code === 'ALREADY_SUBSCRIBED') setOutcome('duplicate');
      else notify({ title: failed, text: sentence, tone: 'alarm' });
    }
    setBusy(false);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !mustWait()) void call();
  };
  return { outcome, isBusy, send };
};
