import type { ReactNode } from 'react';
import { CodeForm as TypedCode } from '../code-form.tsx';
import type { Outcome } from '../security.ts';
import { useAccountsFailure } from './use-accounts-failure.ts';

interface CodeFormProps {
  readonly label: string;
  readonly button: string;
  readonly hint?: ReactNode;
  readonly submitCode: (code: string) => Promise<Outcome<true>>;
  readonly onVerified: () => void;
}

/** Form for a six-digit second-factor code; a failure is shown under the field. */
export const CodeForm = ({ label, button, hint, submitCode, onVerified }: CodeFormProps) => {
  const { sentence } = useAccountsFailure();
  const handleCode = async (code: string) => {
    const result = await submitCode(code);
    if (!result.isDone) return { code: sentence(result.failure) };
    onVerified();
    return null;
  };
  return (
    <div className="mt-5">
      <TypedCode label={label} submit={button} hint={hint} onCode={handleCode} />
    </div>
  );
};
