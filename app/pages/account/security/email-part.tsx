import { useState } from 'react';
import type { Profile } from '../../../../contract/people.ts';
import { loadShop } from '../../../api/browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { mailCode } from '../../../device/change-password.ts';
import { mustWait } from '../../../device/must-wait.ts';
import { notify } from '../../../device/notices.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';
import { CodeForm } from '../../../parts/code-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Part } from '../profile/part.tsx';
import { useFailure } from './use-failure.ts';
import { useOpen } from './use-open.ts';

interface EmailPartProps {
  readonly email: string;
  readonly onProven: (profile: Profile) => void;
  readonly onFailed: (error: unknown) => void;
}

/** An address that nobody has shown to be theirs yet: a code is mailed to it, and typed here (decision 162). */
export const EmailPart = ({ email, onProven, onFailed }: EmailPartProps) => {
  const { email: words } = useSecurityWords();
  const { fields } = useWords();
  const language = useLanguage();
  const { alarm } = useFailure();
  const { isOpen, open, close } = useOpen();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy || mustWait()) return;
    setBusy(true);
    const mailed = await mailCode();
    setBusy(false);
    if (mailed.isDone) open();
    else alarm(mailed.failure);
  };
  const prove = async (code: string) => {
    try {
      const shop = await loadShop();
      const profile = await shop.people.proveEmail({ code });
      close();
      notify({ title: words.proven.title, text: words.proven.body });
      onProven(profile);
    } catch (error) {
      const { code: refusal, sentence } = refusalOf(error, language);
      if (refusal === 'CODE_WRONG') return { code: sentence };
      onFailed(error);
    }
    return null;
  };
  return (
    <Part title={words.title} text={words.text}>
      <p>
        <bdi className="break-all">{email}</bdi>
      </p>
      <button
        type="button"
        className="btn btn-sm btn-line mt-4"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? fields.wait : words.send}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={words.title} closeLabel={fields.close}>
        <div className="grid gap-5 mt-5">
          <p>{words.sentTo({ email })}</p>
          <CodeForm label={words.code} submit={words.confirm} isNext onCode={prove} />
        </div>
      </Dialog>
    </Part>
  );
};
