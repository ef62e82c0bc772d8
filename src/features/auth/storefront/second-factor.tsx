import { useState } from 'react';
import { signOutHere } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { callAccountsWithNotice } from './accounts-error.ts';
import type { RequiredFactor } from './required-factors.ts';
import { ResendButton } from './resend-button.tsx';

preloadMessages('authFlows', 'forms');

export interface SecondFactorProps {
  readonly factors: readonly RequiredFactor[];
  readonly onProven: () => void;
}

/** Asks for one of the user's second factors; signing out cancels. */
export function SecondFactor({ factors, onProven }: SecondFactorProps) {
  const { nav } = useMessages('common').layout;
  const [chosenId, choose] = useState(factors[0]?.id);
  const selected = factors.find(({ id }) => id === chosenId);
  const Code = selected?.kind === 'phone' ? SmsCodeForm : TotpCodeForm;
  return (
    <>
      {factors.length > 1 && <Choice factors={factors} chosenId={chosenId} onChoose={choose} />}
      {selected && <Code key={selected.id} factor={selected} onProven={onProven} />}
      <button type="button" className="link min-h-11 mt-4 text-sm" onClick={() => void signOutHere()}>
        {nav.logout}
      </button>
    </>
  );
}

interface ChoiceProps {
  readonly factors: readonly RequiredFactor[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

const Choice = ({ factors, chosenId, onChoose }: ChoiceProps) => {
  const t = useMessages('authFlows').factor;
  return (
    <fieldset className="pb-6">
      <legend className="text-sm font-medium float-start pb-1.5">{t.which}</legend>
      <div className="clear-both border border-lapis-300 bg-white rows">
        {factors.map(({ id, kind, name, ending }) => (
          <label key={id} className="flex items-start gap-3 p-4 has-checked:bg-lapis-50">
            <input
              type="radio"
              name="factor"
              value={id}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              className="size-6 shrink-0 accent-lapis-700"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name ? <bdi>{name}</bdi> : t[kind]}</span>
              {ending && <span className="block text-sm text-mist">{t.endsWith({ ending })}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface FactorCodeProps {
  readonly factor: RequiredFactor;
  readonly onProven: () => void;
}

/** Form for the code of an authenticator app. */
function TotpCodeForm({ factor, onProven }: FactorCodeProps) {
  const t = useMessages('forms');
  const entry = useMessages('authFlows');
  const submitCode = async (code: string) => {
    const wrong = await callAccountsWithNotice(
      ({ mfa }) => mfa.challengeAndVerify({ factorId: factor.id, code }),
      t,
      entry.failures,
    );
    if (!wrong) onProven();
    return wrong;
  };
  return (
    <>
      <p className="pb-6">{entry.factor.totpText}</p>
      <CodeForm label={entry.factor.code} submit={entry.factor.submit} onCode={submitCode} />
    </>
  );
}

/** Form for a code by text message, sent to the factor's phone on request. */
function SmsCodeForm({ factor: { id: factorId }, onProven }: FactorCodeProps) {
  const t = useMessages('forms');
  const { factor, failures } = useMessages('authFlows');
  const { fields } = useMessages('common');
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (): Promise<boolean> => {
    const wrong = await callAccountsWithNotice(
      async ({ mfa }) => {
        const { data, error } = await mfa.challenge({ factorId });
        if (data) setChallengeId(data.id);
        return { error };
      },
      t,
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
  const submitCode = async (code: string) => {
    const wrong = await callAccountsWithNotice(({ mfa }) => mfa.verify({ factorId, challengeId, code }), t, failures);
    if (!wrong) onProven();
    return wrong;
  };
  return (
    <>
      <p className="pb-6">{factor.phoneSent}</p>
      <CodeForm label={factor.code} submit={factor.submit} onCode={submitCode} isNext />
      <ResendButton isJustSent onSend={sendAgain} />
    </>
  );
}
