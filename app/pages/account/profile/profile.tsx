import { type ReactNode, useState } from 'react';
import { safeParse } from 'valibot';
import type { Profile as ProfileData, Profile as Told } from '../../../../contract/profile.ts';
import { ProfileForm as Rules } from '../../../../domain/forms/forms.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { PhoneField } from '../../../components/phone-field.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Field } from '../../../ui/field.tsx';
import { SecuritySections } from '../security/security-sections.tsx';
import type { AccountView } from '../use-account.ts';
import { ProfileSection } from './profile-section.tsx';

preloadMessages('accountSecurity', 'authFlows', 'checkout', 'forms', 'personalData');

interface ProfileProps {
  readonly view: AccountView;
  readonly onChanged: (profile: Told) => void;
  /** Reports a failed request. */
  readonly onFailed: (error: unknown) => void;
}

/** Profile tab: personal details and account security (specification 2, Account). */
export const Profile = ({ view: { words, profile }, onChanged, onFailed }: ProfileProps) => {
  const { details } = useMessages('accountSecurity');
  return (
    <>
      <h2 className="sr-only">{words.tabs.profile}</h2>
      <div className="rows">
        <ProfileSection title={details.title}>
          <ProfileForm profile={profile} words={words} onChanged={onChanged} onFailed={onFailed} />
        </ProfileSection>
        <SecuritySections profile={profile} words={words} onProfile={onChanged} onFailed={onFailed} />
      </div>
    </>
  );
};

interface ProfileFormProps {
  readonly profile: ProfileData;
  readonly words: Messages['account'];
  readonly onChanged: (profile: ProfileData) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Form for name and phone number, with the read-only fields beside it (specification 2 and 7). */
const ProfileForm = ({ profile, words, onChanged, onFailed }: ProfileFormProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const [times, setTimes] = useState(0);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      try {
        const shop = await loadShopClient();
        onChanged(await shop.profile.update(form));
        setTimes((now) => now + 1);
        const { title, body } = words.notices.profileUpdated;
        notify({ title, text: body });
      } catch (error) {
        onFailed(error);
      }
      return null;
    },
  });
  return (
    <form {...formProps} className="grid sm:grid-cols-2 gap-x-6 gap-y-6">
      {/* after saving, the field shows the value as the server normalized it */}
      <Field
        key={`name ${times}`}
        label={fields.name}
        name="name"
        autoComplete="name"
        required
        defaultValue={profile.name}
        error={errors['name']}
        onChange={() => clear('name')}
      />
      <PhoneField key={`phone ${times}`} errors={errors} clear={clear} defaultValue={profile.phone ?? ''} />
      <ReadOnlyFields profile={profile} words={words} />
      <p>
        <SubmitButton isBusy={isBusy} className="">
          {words.profile.save}
        </SubmitButton>
      </p>
    </form>
  );
};

/** Read-only fields: the e-mail address, which belongs to the account, and the date of birth. */
const ReadOnlyFields = ({
  profile: { email, dateOfBirth },
  words,
}: {
  profile: ProfileData;
  words: Messages['account'];
}) => {
  const { fields } = useMessages('common');
  const { untold } = useMessages('accountSecurity').details;
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
