import type { Profile as Told } from '../../../../contract/people.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { SecurityParts } from '../security/security-parts.tsx';
import type { AccountView } from '../use-account.ts';
import { Part } from './part.tsx';
import { ProfileForm } from './profile-form.tsx';

interface ProfileProps {
  readonly view: AccountView;
  readonly onChanged: (profile: Told) => void;
  /** Says what the shop answered when something failed. */
  readonly onFailed: (error: unknown) => void;
}

/** What customers say of themselves, and how their account is locked (specification 2, Account). */
export const Profile = ({ view: { words, profile }, onChanged, onFailed }: ProfileProps) => {
  const { details } = useSecurityWords();
  return (
    <>
      <h2 className="sr-only">{words.tabs.profile}</h2>
      <div className="rows">
        <Part title={details.title}>
          <ProfileForm profile={profile} words={words} onChanged={onChanged} onFailed={onFailed} />
        </Part>
        <SecurityParts profile={profile} words={words} onProfile={onChanged} onFailed={onFailed} />
      </div>
    </>
  );
};
