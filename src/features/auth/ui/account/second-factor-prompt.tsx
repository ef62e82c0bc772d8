import { useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { challenge, submitFactorCode } from '../second-factors.ts';
import type { Factor } from '../security.ts';
import { CodeForm } from './code-form.tsx';
import { useAccountsFailure } from './use-accounts-failure.ts';

interface FirstCodeProps {
  readonly factors: readonly Factor[];
  readonly onVerified: () => void;
}

/** Asks for a code of a second factor when the session has only the password; the customer chooses the factor. */
export const SecondFactorPrompt = ({ factors, onVerified }: FirstCodeProps) => {
  const { code: t } = useMessages('accountSecurity');
  const [chosenId, choose] = useState(factors[0]?.id ?? '');
  const selected = factors.find(({ id }) => id === chosenId);
  return (
    <div className="mt-4">
      <p>{t.first}</p>
      {factors.length > 1 && <FactorChoice factors={factors} chosenId={chosenId} onChoose={choose} />}
      {selected?.kind === 'totp' && (
        <CodeForm
          key={chosenId}
          label={t.label}
          button={t.goOn}
          submitCode={(code) => submitFactorCode(chosenId, code)}
          onVerified={onVerified}
        />
      )}
      {selected?.kind === 'phone' && <CodeByText key={chosenId} factorId={chosenId} onVerified={onVerified} />}
    </div>
  );
};

/** Form for a code by text message, sent on request. */
const CodeByText = ({ factorId, onVerified }: { factorId: string; onVerified: () => void }) => {
  const { code: t } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const { sentence } = useAccountsFailure();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [challengeId, setChallengeId] = useState<string>();
  const send = async () => {
    setBusy(true);
    const sent = await challenge(factorId);
    setBusy(false);
    if (sent.isDone) setChallengeId(sent.data.id);
    setFailed(sent.isDone ? '' : sentence(sent.failure));
  };
  if (challengeId !== undefined) {
    return (
      <CodeForm
        label={t.label}
        hint={t.sent}
        button={t.goOn}
        submitCode={(code) => submitFactorCode(factorId, code, challengeId)}
        onVerified={onVerified}
      />
    );
  }
  return (
    <>
      <button type="button" className="btn btn-primary w-full mt-5" disabled={isBusy} onClick={() => void send()}>
        {isBusy ? fields.wait : t.send}
      </button>
      {failed && (
        <p role="alert" className="text-sm text-carnelian-700 mt-3">
          {failed}
        </p>
      )}
    </>
  );
};

interface FactorChoiceProps {
  readonly factors: readonly Factor[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** Choice between several second factors, for a customer who has lost one. */
const FactorChoice = ({ factors, chosenId, onChoose }: FactorChoiceProps) => (
  <fieldset className="mt-5">
    <legend className="text-sm font-medium pb-1.5">{useMessages('accountSecurity').code.from}</legend>
    <div className="border border-lapis-300 bg-white rows">
      {factors.map((factor) => (
        <label key={factor.id} className="flex items-center gap-3 min-h-12 px-4 py-2 has-checked:bg-lapis-50">
          <input
            type="radio"
            name="factor"
            checked={factor.id === chosenId}
            onChange={() => onChoose(factor.id)}
            className="size-6 shrink-0 accent-lapis-700"
          />
          <FactorName factor={factor} />
        </label>
      ))}
    </div>
  </fieldset>
);

/** Name of a second factor; a phone number is always left to right. */
export const FactorName = ({ factor: { kind, name } }: { factor: Factor }) => {
  const { factors } = useMessages('accountSecurity');
  return (
    <bdi className="min-w-0 break-words" dir={kind === 'phone' && name !== '' ? 'ltr' : 'auto'}>
      {name || factors[kind]}
    </bdi>
  );
};
