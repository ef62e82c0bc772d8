import { useState } from 'react';
import { challenge, giveCode } from '../../../device/second-factors.ts';
import type { Factor } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useWords } from '../../../device/words.tsx';
import { CodeForm } from './code-form.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { useFailure } from './use-failure.ts';

interface FirstCodeProps {
  readonly factors: readonly Factor[];
  readonly onGiven: () => void;
}

/** Asks whoever has only given the password for a code of a second step they have; they say of which. */
export const FirstCode = ({ factors, onGiven }: FirstCodeProps) => {
  const { code: words } = useSecurityWords();
  const [chosenId, choose] = useState(factors[0]?.id ?? '');
  const chosen = factors.find(({ id }) => id === chosenId);
  return (
    <div className="mt-4">
      <p>{words.first}</p>
      {factors.length > 1 && <FactorChoice factors={factors} chosenId={chosenId} onChoose={choose} />}
      {chosen?.kind === 'totp' && (
        <CodeForm
          key={chosenId}
          label={words.label}
          button={words.goOn}
          give={(code) => giveCode(chosenId, code)}
          onGiven={onGiven}
        />
      )}
      {chosen?.kind === 'phone' && <CodeByText key={chosenId} factorId={chosenId} onGiven={onGiven} />}
    </div>
  );
};

/** A phone is sent its code when it is asked to. */
const CodeByText = ({ factorId, onGiven }: { factorId: string; onGiven: () => void }) => {
  const { code: words } = useSecurityWords();
  const { fields } = useWords();
  const { sentence } = useFailure();
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
        label={words.label}
        hint={words.sent}
        button={words.goOn}
        give={(code) => giveCode(factorId, code, challengeId)}
        onGiven={onGiven}
      />
    );
  }
  return (
    <>
      <button type="button" className="btn btn-primary w-full mt-5" disabled={isBusy} onClick={() => void send()}>
        {isBusy ? fields.wait : words.send}
      </button>
      {failed && (
        <p role="alert" className="text-sm text-carnelian-700 mt-3">
          {failed}
        </p>
      )}
    </>
  );
};
