import { useState } from 'react';
import { useEntryWords } from '../../device/entry-words.ts';
import { notify } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { CodeForm } from '../../parts/code-form.tsx';
import { askAccounts } from './accounts-error.ts';
import type { FactorCodeProps } from './authenticator-code.tsx';
import { SendAgain } from './send-again.tsx';

/** A code that is texted to the factor's phone once its owner asks for it. */
export function TextedCode({ factor: { id: factorId }, onProven }: FactorCodeProps) {
  const words = useTillWords();
  const { factor, failures } = useEntryWords();
  const { fields } = useWords();
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (): Promise<boolean> => {
    const wrong = await askAccounts(
      async ({ mfa }) => {
        const { data, error } = await mfa.challenge({ factorId });
        if (data) setChallengeId(data.id);
        return { error };
      },
      words,
      failures,
    );
    return !wrong;
  };
  const sendFirst = async () => {
    if (isBusy) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  const sendAgain = async () => {
    const isSent = await send();
    if (isSent) notify({ title: factor.sent.title, text: factor.sent.body });
    return isSent;
  };

  if (challengeId === null) {
    return (
      <>
        <p className="pb-6">{factor.phoneText}</p>
        <button
          type="button"
          className="btn btn-primary btn-lg w-full"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => void sendFirst()}
        >
          {isBusy ? fields.wait : factor.sendText}
        </button>
      </>
    );
  }
  const prove = async (code: string) => {
    const wrong = await askAccounts(({ mfa }) => mfa.verify({ factorId, challengeId, code }), words, failures);
    if (!wrong) onProven();
    return wrong;
  };
  return (
    <>
      <p className="pb-6">{factor.phoneSent}</p>
      <CodeForm label={factor.code} submit={factor.submit} onCode={prove} isNext />
      <SendAgain isJustSent onSend={sendAgain} />
    </>
  );
}
