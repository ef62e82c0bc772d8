import { useOwnDataWords } from '../../../device/own-data-words.ts';
import type { Security } from '../../../device/security.ts';
import { useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Part } from '../profile/part.tsx';
import { FirstCode } from '../security/first-code.tsx';
import { Steps } from '../security/steps.tsx';
import { useOpen } from '../security/use-open.ts';
import { DeleteForm } from './delete-form.tsx';

interface DeletePartProps {
  readonly security: Security;
  readonly email: string;
  readonly onProven: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** The way out for good: what goes and what stays, and the proof of who asks (decision 77). */
export const DeletePart = ({ security, email, onProven, onFailed }: DeletePartProps) => {
  const { farewell } = useOwnDataWords();
  const { fields } = useWords();
  const { isOpen, open, close } = useOpen();
  const { factors, owesCode, identities } = security;
  return (
    <Part title={farewell.title} text={farewell.text}>
      <button type="button" className="btn btn-sm btn-line" onClick={open}>
        {farewell.button}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={farewell.title} closeLabel={fields.close}>
        <Steps step={String(owesCode)}>
          {owesCode ? (
            <FirstCode factors={factors} onGiven={onProven} />
          ) : (
            <DeleteForm
              email={email}
              hasPassword={identities.some(({ provider }) => provider === 'email')}
              onFailed={onFailed}
            />
          )}
        </Steps>
      </Dialog>
    </Part>
  );
};
