import type { Profile } from '../../../../contract/people.ts';
import type { AccountMessages } from '../../../../locales/load-rooms.ts';
import { AdminAdvice } from '../../../parts/admin-advice.tsx';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { ConsentsPart } from '../own-data/consents-part.tsx';
import { DeletePart } from '../own-data/delete-part.tsx';
import { DownloadPart } from '../own-data/download-part.tsx';
import { ElsewherePart } from './elsewhere-part.tsx';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { IdentitiesPart } from './identities-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';
import { useSecurity } from './use-security.ts';

interface SecurityPartsProps {
  readonly profile: Profile;
  readonly words: AccountMessages;
  readonly onProfile: (profile: Profile) => void;
  readonly onFailed: (error: unknown) => void;
}

/** How the account is locked: password, second step, ways in, and the sessions on other devices. */
export const SecurityParts = ({ profile, words, onProfile, onFailed }: SecurityPartsProps) => {
  const { state, load, refresh } = useSecurity();
  if (state.kind === 'loading') return <SecuritySkeleton />;
  if (state.kind !== 'ready') {
    return (
      <div className="pt-10">
        <CouldNotLoad onTryAgain={() => void load()} />
      </div>
    );
  }
  const { known: security } = state;
  const onFactors = (hasSecondFactor: boolean) => {
    onProfile({ ...profile, hasSecondFactor });
    void refresh();
  };
  return (
    <>
      {profile.isAdmin && security.factors.length === 0 && (
        <AdminAdvice words={words.profile.advice} className="mt-10" />
      )}
      {!profile.isEmailProven && profile.email !== '' && (
        <EmailPart email={profile.email} onProven={onProfile} onFailed={onFailed} />
      )}
      <PasswordPart security={security} email={profile.email} onProven={() => void refresh()} />
      <FactorsPart security={security} onProven={() => void refresh()} onChanged={onFactors} />
      <IdentitiesPart security={security} onChanged={() => void refresh()} />
      <ElsewherePart />
      <ConsentsPart onFailed={onFailed} />
      <DownloadPart onFailed={onFailed} />
      <DeletePart security={security} email={profile.email} onProven={() => void refresh()} onFailed={onFailed} />
    </>
  );
};
