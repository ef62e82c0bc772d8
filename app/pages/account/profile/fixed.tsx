import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/people.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { AccountMessages } from '../../../../locales/load-rooms.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';

/** What of a profile cannot be edited: the e-mail address, which is the account's, and the date of birth. */
export const Fixed = ({ profile: { email, dateOfBirth }, words }: { profile: Profile; words: AccountMessages }) => {
  const { fields } = useWords();
  const { untold } = useSecurityWords().details;
  const language = useLanguage();
  return (
    <dl className="sm:col-span-2 grid sm:grid-cols-2 gap-x-6 gap-y-6">
      <Value name={fields.email} hint={words.profile.emailLocked}>
        <bdi dir="ltr" className="break-all">
          {email}
        </bdi>
      </Value>
      <Value name={fields.dob}>
        {dateOfBirth === null ? (
          <span className="text-mist">{untold}</span>
        ) : (
          <time dateTime={dateOfBirth}>{formatDate(new Date(`${dateOfBirth}T12:00:00Z`), language)}</time>
        )}
      </Value>
    </dl>
  );
};

const Value = ({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-medium mb-1.5">{name}</dt>
    <dd className="flex items-center min-h-12 px-4 py-2 bg-glaze border border-lapis-200">{children}</dd>
    {hint && <dd className="text-sm text-mist mt-1.5">{hint}</dd>}
  </div>
);
