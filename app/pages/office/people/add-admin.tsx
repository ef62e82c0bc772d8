import { useState } from 'react';
import { safeParse } from 'valibot';
import type { Team } from '../../../../contract/office/team.ts';
import { NewsletterForm as Rules } from '../../../../domain/people/forms.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useOffice } from '../office-context.ts';

interface Question {
  readonly email: string;
  readonly answer: (isYes: boolean) => void;
}

/** Asks whether the account with an address shall become an admin. */
const useQuestion = () => {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (email: string) => new Promise<boolean>((answer) => setAsked({ email, answer })),
    answer: (isYes: boolean) => {
      asked?.answer(isYes);
      setAsked(null);
    },
  };
};

/** Makes somebody who has an account an admin, once it was said again. */
export const AddAdmin = ({ onAdded }: { onAdded: (team: Team) => void }) => {
  const { people } = useOfficeWords();
  const { general } = useTillWords();
  const { fail } = useOffice();
  const language = useLanguage();
  const [times, setTimes] = useState(0);
  const { asked, ask, answer } = useQuestion();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      if (!(await ask(form.email))) return null;
      try {
        const office = await loadOffice();
        onAdded(await office.team.grant(form));
        setTimes((now) => now + 1);
        notify({ title: people.added.title, text: people.added.body, about: 'office' });
      } catch (error) {
        const { code, sentence } = refusalOf(error, language);
        if (code === 'ACCOUNT_NOT_FOUND' || code === 'EMAIL_NOT_PROVEN') return { email: sentence };
        fail(error);
      }
      return null;
    },
  });
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="display text-h4">{people.add.title}</h2>
      <p className="mt-2 text-mist">{people.add.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          key={times}
          label={people.add.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          error={errors['email']}
          onChange={() => clear('email')}
        />
        <p>
          <SubmitButton isBusy={isBusy} className="">
            {people.add.button}
          </SubmitButton>
        </p>
      </form>
      {asked && (
        <AskFirst
          title={people.add.ask.title}
          button={people.add.ask.button}
          onYes={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p>{people.add.ask.text({ email: asked.email })}</p>
        </AskFirst>
      )}
    </section>
  );
};
