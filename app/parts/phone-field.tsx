import { useWords } from '../device/words.tsx';
import { writeLatinDigits } from '../device/write-latin-digits.ts';
import { Field } from '../ui/field.tsx';
import type { CheckedFieldProps } from './use-checked-form.ts';

/** The phone number of whoever fills a form in, in Latin digits whatever is typed (decision 36). */
export const PhoneField = ({ errors, clear, defaultValue }: CheckedFieldProps) => {
  const { fields } = useWords();
  return (
    <div onInput={writeInLatin}>
      <Field
        label={fields.phone}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        required
        hint={fields.phoneHint}
        defaultValue={defaultValue}
        error={errors['phone']}
        onChange={() => clear('phone')}
      />
    </div>
  );
};

const writeInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) writeLatinDigits(target);
};
