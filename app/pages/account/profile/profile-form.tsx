import { useState } from 'react';
import { safeParse } from 'valibot';
import type { Profile } from '../../../../contract/people.ts';
import { ProfileForm as Rules } from '../../../../domain/people/forms.ts';
import type { AccountMessages } from '../../../../locales/load-rooms.ts';
import { loadShop } from '../../../api/browser.ts';
import { notify } from '../../../device/notices.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useWords } from '../../../device/words.tsx';
import { PhoneField } from '../../../parts/phone-field.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Fixed } from './fixed.tsx';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly words: AccountMessages;
  readonly onChanged: (profile: Profile) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Name and phone number, to be changed; what stays as it is beside them (specification 2 and 7). */
export const ProfileForm = ({ profile, words, onChanged, onFailed }: ProfileFormProps) => {
  const { fields } = useWords();
  const { general } = useTillWords();
  const [times, setTimes] = useState(0);
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      try {
        const shop = await loadShop();
        onChanged(await shop.people.changeProfile(form));
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
      {/* once it is saved, a field shows how the shop has written it down */}
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
      <Fixed profile={profile} words={words} />
      <p>
        <SubmitButton isBusy={isBusy} className="">
          {words.profile.save}
        </SubmitButton>
      </p>
    </form>
  );
};
