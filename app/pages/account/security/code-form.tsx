import type { ReactNode } from 'react';
import type { Outcome } from '../../../device/security.ts';
import { CodeForm as TypedCode } from '../../../parts/code-form.tsx';
import { useFailure } from './use-failure.ts';

interface CodeFormProps {
  readonly label: string;
  readonly button: string;
  readonly hint?: ReactNode;
  readonly give: (code: string) => Promise<Outcome<true>>;
  readonly onGiven: () => void;
}

/** Asks for the six digits of a second step; what the accounts find wrong with them stands under them. */
export const CodeForm = ({ label, button, hint, give, onGiven }: CodeFormProps) => {
  const { sentence } = useFailure();
  const giveCode = async (code: string) => {
    const given = await give(code);
    if (!given.isDone) return { code: sentence(given.failure) };
    onGiven();
    return null;
  };
  return (
    <div className="mt-5">
      <TypedCode label={label} submit={button} hint={hint} onCode={giveCode} />
    </div>
  );
};
