import { useEntryWords } from '../../device/entry-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { CodeForm } from '../../parts/code-form.tsx';
import { askAccounts } from './accounts-error.ts';
import type { DueFactor } from './due-factors.ts';

export interface FactorCodeProps {
  readonly factor: DueFactor;
  readonly onProven: () => void;
}

/** The code that an authenticator shows. */
export function AuthenticatorCode({ factor, onProven }: FactorCodeProps) {
  const words = useTillWords();
  const entry = useEntryWords();
  const prove = async (code: string) => {
    const wrong = await askAccounts(
      ({ mfa }) => mfa.challengeAndVerify({ factorId: factor.id, code }),
      words,
      entry.failures,
    );
    if (!wrong) onProven();
    return wrong;
  };
  return (
    <>
      <p className="pb-6">{entry.factor.totpText}</p>
      <CodeForm label={entry.factor.code} submit={entry.factor.submit} onCode={prove} />
    </>
  );
}
