import { type ReactNode, useState } from 'react';
import { safeParse } from 'valibot';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { ProfileForm as Rules } from '#core/forms/forms.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { Field } from '#core/ui/field.tsx';
import { PhoneField } from '#core/ui/phone-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import type { Profile as ProfileData } from '../profile.contract.ts';
import { SecuritySections } from './security-tab.tsx';
import type { AccountView } from './use-account.ts';

preloadMessages('accountSecurity', 'authFlows', 'checkout', 'forms', 'personalData');

interface ProfileProps {
  readonly view: AccountView;
  readonly onChanged: (change: Partial<ProfileData>) => void;
  /** Reports a failed request. */
  readonly onFailed: (error: unknown) => void;
}

/** Profile tab: personal details and account security (specification 2, Account). */
export const Profile = ({ view: { texts, profile }, onChanged, onFailed }: ProfileProps) => {
  const { details } = useMessages('accountSecurity');
  return (
    <>
      <h2 className="sr-only">{texts.tabs.profile}</h2>
      <div className="rows">
        <ProfileSection title={details.title}>
          <ProfileForm profile={profile} texts={texts} onChanged={onChanged} onFailed={onFailed} />
        </ProfileSection>
        <SecuritySections profile={profile} texts={texts} onProfile={onChanged} onFailed={onFailed} />
      </div>
    </>
  );
};

interface ProfileFormProps {
  readonly profile: ProfileData;
  readonly texts: Messages['account'];
  readonly onChanged: (profile: ProfileData) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Form for name and phone number, next to the read-only fields (specification 2 and 7). */
export const ProfileForm = ({ profile, texts, onChanged, onFailed }: ProfileFormProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const [times, setTimes] = useState(0);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(Rules, input),
    refusedTitle: general.error,
    draftName: 'profile',
    onChecked: async (form) => {
      try {
        const shop = await loadShopClient();
        const changed = await shop.profile.update(form);
        clearStoredInput('profile');
        onChanged(changed);
        setTimes((now) => now + 1);
        const { title, body } = texts.notices.profileUpdated;
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
      <ReadOnlyFields profile={profile} texts={texts} />
      <p>
        <SubmitButton isBusy={isBusy} className="">
          {texts.profile.save}
        </SubmitButton>
      </p>
    </form>
  );
};

/** Read-only fields: the e-mail address, which belongs to the account, and the date of birth. */
const ReadOnlyFields = ({
  profile: { email, dateOfBirth },
  texts,
}: {
  profile: ProfileData;
  texts: Messages['account'];
}) => {
  const { fields } = useMessages('common');
  const { untold } = useMessages('accountSecurity').details;
  const language = useLanguage();
  return (
    <dl className="sm:col-span-2 grid sm:grid-cols-2 gap-x-6 gap-y-6">
      <Value name={fields.email} hint={texts.profile.emailLocked}>
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
