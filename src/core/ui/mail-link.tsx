import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useTitle } from './use-title.ts';

interface OutcomeTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts of the landing page of a mail link, before and after its button is pressed. */
interface MailLinkCopy extends OutcomeTexts {
  readonly button: string;
  readonly busy: string;
  readonly failed: string;
  readonly done: OutcomeTexts;
  /** Text for a repeated request that changes nothing. */
  readonly duplicate?: OutcomeTexts;
  readonly visit: string;
}

/**
 * Landing page of a mail link. It requires a press, because mail scanners open every link but press no button (decision 29).
 * The form is sent to its own URL, so it works before its script is loaded.
 */
export function MailLink({ copy, press }: { copy: MailLinkCopy; press: Press }) {
  const { outcome, isBusy, send } = useMailLink(press, copy.failed);
  const { title, text } =
    outcome === 'done' ? copy.done : outcome === 'duplicate' ? (copy.duplicate ?? copy.done) : copy;
  useTitle(outcome && title);
  const heading = useRef<HTMLHeadingElement>(null);
  // the button with the focus is no longer rendered
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  return (
    <div className="page pt-12 lg:pt-20">
      <div className="border border-lapis-200 py-14 lg:py-20 px-6 grid justify-items-center text-center">
        <h1 ref={heading} tabIndex={-1} className="display text-h2 outline-none">
          {title}
        </h1>
        <p className="text-mist mt-3 max-w-[34em]">{text}</p>
        {outcome ? (
          <a href="/" className="btn btn-primary btn-lg mt-7">
            {copy.visit}
          </a>
        ) : (
          <form method="post" onSubmit={send} className="grid justify-items-center w-full mt-7">
            <SubmitButton isBusy={isBusy} busy={copy.busy} className="btn-lg">
              {copy.button}
            </SubmitButton>
          </form>
        )}
      </div>
    </div>
  );
}

/** Calls the API with the token of the page's URL. */
export type Press = (shop: Awaited<ReturnType<typeof loadShopClient>>, token: string) => Promise<unknown>;

/** Performs the action of the mail link; shows an error as a notice with the title `failed`. */
const useMailLink = (press: Press, failed: string) => {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'done' | 'duplicate' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const call = async () => {
    setBusy(true);
    try {
      // the server renders one page for all tokens, without the query
      await press(await loadShopClient(), new URLSearchParams(location.search).get('token') ?? '');
      setOutcome('done');
    } catch (error) {
      const { code, message: sentence } = readError(error, language);
      if (code === 'ALREADY_SUBSCRIBED') setOutcome('duplicate');
      else notify({ title: failed, text: sentence, tone: 'error' });
    }
    setBusy(false);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !isSubmitBlockedOffline()) void call();
  };
  return { outcome, isBusy, send };
};
