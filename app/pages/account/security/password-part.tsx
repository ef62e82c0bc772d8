import type { Security } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Part } from '../profile/part.tsx';
import { FirstCode } from './first-code.tsx';
import { PasswordForm } from './password-form.tsx';
import { Steps } from './steps.tsx';
import { useOpen } from './use-open.ts';

interface PasswordPartProps {
  readonly security: Security;
  readonly email: string;
  readonly onProven: () => void;
}

/** The password, and the way to another one. */
export const PasswordPart = ({ security: { factors, owesCode }, email, onProven }: PasswordPartProps) => {
  const { password } = useSecurityWords();
  const { fields } = useWords();
  const { isOpen, open, close } = useOpen();
  return (
    <Part title={password.title} text={password.text}>
      <button type="button" className="btn btn-sm btn-line" onClick={open}>
        {password.change}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={password.change} closeLabel={fields.close}>
        <Steps step={String(owesCode)}>
          {owesCode ? (
            <FirstCode factors={factors} onGiven={onProven} />
          ) : (
            <PasswordForm email={email} onChanged={close} />
          )}
        </Steps>
      </Dialog>
    </Part>
  );
};
