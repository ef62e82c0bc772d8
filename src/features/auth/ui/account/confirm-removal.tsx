import { type ReactNode, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';
import type { Outcome } from '../security.ts';
import { useAccountsFailure } from './use-accounts-failure.ts';

interface ConfirmProps {
  readonly button: string;
  readonly act: () => Promise<Outcome<true>>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
  /** Description of the removal. */
  readonly children: ReactNode;
}

/** Asks for confirmation before a removal; a failure is shown above the buttons. */
export const ConfirmRemoval = ({ button, act, onCancel, onDone, children }: ConfirmProps) => {
  const { fields } = useMessages('common');
  const { sentence } = useAccountsFailure();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const confirm = async () => {
    setBusy(true);
    const outcome = await act();
    setBusy(false);
    if (outcome.isDone) onDone();
    else setFailed(sentence(outcome.failure));
  };
  return (
    <div className="mt-4">
      {children}
      {failed && (
        <p role="alert" className="text-sm text-carnelian-700 mt-3">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3 mt-6">
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? fields.wait : button}
        </button>
        <button ref={focusOnOpen} type="button" className="btn btn-quiet" onClick={onCancel}>
          {fields.cancel}
        </button>
      </div>
    </div>
  );
};
