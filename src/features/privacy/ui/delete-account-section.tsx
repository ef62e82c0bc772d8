import { useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { DialogSteps, useDisclosure } from '#features/auth/ui/account/dialog-steps.tsx';
import { SecondFactorPrompt } from '#features/auth/ui/account/second-factor-prompt.tsx';
import type { Security } from '#features/auth/ui/security.ts';
import { DeleteForm } from './delete-form.tsx';

interface DeletePartProps {
  readonly security: Security;
  readonly email: string;
  readonly onProven: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Account deletion with reauthentication; lists the deleted and the retained data (decision 77). */
export const DeleteAccountSection = ({ security, email, onProven, onFailed }: DeletePartProps) => {
  const { farewell } = useMessages('personalData');
  const { fields } = useMessages('common');
  const { isOpen, open, close } = useDisclosure();
  const { factors, needsSecondFactor, identities } = security;
  return (
    <ProfileSection title={farewell.title} text={farewell.text}>
      <button type="button" className="btn btn-sm btn-line" onClick={open}>
        {farewell.button}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={farewell.title} closeLabel={fields.close}>
        <DialogSteps step={String(needsSecondFactor)}>
          {needsSecondFactor ? (
            <SecondFactorPrompt factors={factors} onVerified={onProven} />
          ) : (
            <DeleteForm
              email={email}
              hasPassword={identities.some(({ provider }) => provider === 'email')}
              onFailed={onFailed}
            />
          )}
        </DialogSteps>
      </Dialog>
    </ProfileSection>
  );
};
