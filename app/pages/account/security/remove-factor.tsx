import { notify } from '../../../device/notices.ts';
import { removeFactor } from '../../../device/second-factors.ts';
import type { Factor } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { Confirm } from './confirm.tsx';

interface RemoveFactorProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Takes a second step off the account, once its owner has said so again. */
export const RemoveFactor = ({ factor, isLast, onCancel, onDone }: RemoveFactorProps) => {
  const { removal, factors } = useSecurityWords();
  return (
    <Confirm
      button={removal.confirm}
      act={() => removeFactor(factor)}
      onCancel={onCancel}
      onDone={() => {
        notify({ ...removal.done, about: 'factors' });
        onDone();
      }}
    >
      <p>{removal.text({ name: factor.name || factors[factor.kind] })}</p>
      {isLast && <p className="mt-2">{removal.last}</p>}
    </Confirm>
  );
};
