import { useState } from 'react';
import { mustWait } from '../../../device/must-wait.ts';
import { notify } from '../../../device/notices.ts';
import { signOutElsewhere } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Part } from '../profile/part.tsx';
import { useFailure } from './use-failure.ts';

/** The way out of every other device. */
export const ElsewherePart = () => {
  const { elsewhere } = useSecurityWords();
  const { fields } = useWords();
  const { alarm } = useFailure();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (mustWait()) return;
    setBusy(true);
    const left = await signOutElsewhere();
    setBusy(false);
    if (left.isDone) notify({ title: elsewhere.left.title, text: elsewhere.left.body });
    else alarm(left.failure);
  };
  return (
    <Part title={elsewhere.title} text={elsewhere.text}>
      <button
        type="button"
        className="btn btn-sm btn-line"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void leave()}
      >
        {isBusy ? fields.wait : elsewhere.leave}
      </button>
    </Part>
  );
};
