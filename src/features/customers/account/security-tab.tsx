import { useState } from 'react';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { type LoadedData, useLoad } from '#core/ui/use-load.ts';
import { DialogSteps, useDisclosure } from '#features/auth/ui/account/dialog-steps.tsx';
import { FactorsSection } from '#features/auth/ui/account/factors-section.tsx';
import { IdentitiesSection } from '#features/auth/ui/account/identities-section.tsx';
import { PasswordForm } from '#features/auth/ui/account/password-form.tsx';
import { SecondFactorPrompt } from '#features/auth/ui/account/second-factor-prompt.tsx';
import { useAccountsFailure } from '#features/auth/ui/account/use-accounts-failure.ts';
import { SecondFactorAdvice } from '#features/auth/ui/second-factor-advice.tsx';
import { readSecurity, type Security, signOutOtherSessions } from '#features/auth/ui/security.ts';
import { ConsentsSection } from '#features/privacy/ui/consents-section.tsx';
import { DataExportSection } from '#features/privacy/ui/data-export-section.tsx';
import { DeleteAccountSection } from '#features/privacy/ui/delete-account-section.tsx';
import type { Profile } from '../profile.contract.ts';
import { EmailSection } from './email-section.tsx';

interface SecurityPartsProps {
  readonly profile: Profile;
  readonly texts: Messages['account'];
  readonly onProfile: (change: Partial<Profile>) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Account security: password, second factors, identities, and sessions on other devices. */
export const SecuritySections = ({ profile, texts, onProfile, onFailed }: SecurityPartsProps) => {
  const { state, load } = useSecurity();
  if (state.kind === 'loading') return <SecuritySkeleton />;
  if (state.kind !== 'ready') {
    return (
      <div className="pt-10">
        <CouldNotLoad onTryAgain={() => void load()} />
      </div>
    );
  }
  const { account: security } = state;
  const onFactorsChanged = (hasSecondFactor: boolean) => {
    onProfile({ hasSecondFactor });
    void load();
  };
  return (
    <>
      {profile.isAdmin && security.factors.length === 0 && (
        <SecondFactorAdvice texts={texts.profile.advice} className="mt-10" />
      )}
      {!profile.isEmailVerified && profile.email !== '' && (
        <EmailSection email={profile.email} onProven={onProfile} onFailed={onFailed} />
      )}
      <PasswordSection security={security} email={profile.email} onProven={() => void load()} />
      <FactorsSection security={security} onProven={() => void load()} onChanged={onFactorsChanged} />
      <IdentitiesSection security={security} onChanged={() => void load()} />
      <OtherSessionsSection />
      <ConsentsSection onFailed={onFailed} />
      <DataExportSection onFailed={onFailed} />
      <DeleteAccountSection
        security={security}
        email={profile.email}
        onProven={() => void load()}
        onFailed={onFailed}
      />
    </>
  );
};

/** Ends the sessions on all other devices. */
const OtherSessionsSection = () => {
  const { elsewhere } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const { notifyFailure } = useAccountsFailure();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isSubmitBlockedOffline()) return;
    setBusy(true);
    const result = await signOutOtherSessions();
    setBusy(false);
    if (result.isDone) notify({ title: elsewhere.left.title, text: elsewhere.left.body });
    else notifyFailure(result.failure);
  };
  return (
    <ProfileSection title={elsewhere.title} text={elsewhere.text}>
      <button
        type="button"
        className="btn btn-sm btn-line"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void leave()}
      >
        {isBusy ? fields.wait : elsewhere.leave}
      </button>
    </ProfileSection>
  );
};

interface PasswordPartProps {
  readonly security: Security;
  readonly email: string;
  readonly onProven: () => void;
}

/** Opens the password form, after a second-factor code if one is required. */
const PasswordSection = ({ security: { factors, needsSecondFactor }, email, onProven }: PasswordPartProps) => {
  const { password } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const { isOpen, open, close } = useDisclosure();
  return (
    <ProfileSection title={password.title} text={password.text}>
      <button type="button" className="btn btn-sm btn-line" onClick={open}>
        {password.change}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={password.change} closeLabel={fields.close}>
        <DialogSteps step={String(needsSecondFactor)}>
          {needsSecondFactor ? (
            <SecondFactorPrompt factors={factors} onVerified={onProven} />
          ) : (
            <PasswordForm email={email} onChanged={close} />
          )}
        </DialogSteps>
      </Dialog>
    </ProfileSection>
  );
};

/** Placeholder while the security data loads. */
const SecuritySkeleton = () => (
  <div role="status" className="pt-10">
    <span className="sr-only">{useMessages('common').states.loading}</span>
    <div className="grid gap-10 animate-breathe">
      <div className="bg-glaze-2 h-24" />
      <div className="bg-glaze-2 h-40" />
    </div>
  </div>
);

/** Loads the account's security data. */
const useSecurity = (): LoadedData<Security> => useLoad(loadSecurity);

const loadSecurity = async (): Promise<Security> => {
  const result = await readSecurity();
  if (!result.isDone) throw new Error(result.failure);
  return result.data;
};
