import { useState } from 'react';
import { object, safeParse } from 'valibot';
import { ProfileForm } from '../../../../domain/people/forms.ts';
import { notify } from '../../../device/notices.ts';
import { beginPhone, challenge, giveCode } from '../../../device/second-factors.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { PhoneField } from '../../../parts/phone-field.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { CodeForm } from './code-form.tsx';
import { Steps } from './steps.tsx';
import { useFailure } from './use-failure.ts';
import { useGiveUp } from './use-give-up.ts';

/** A phone number that has been sent its first code. */
interface Sent {
  readonly id: string;
  readonly phone: string;
  readonly challengeId: string;
}

/** Takes a phone number into the account as a second step: the number, then the code it is sent. */
export const NewPhone = ({ onDone }: { onDone: () => void }) => {
  const { phone: words, authenticator } = useSecurityWords();
  const [begunId, setBegunId] = useState<string>();
  const [sent, setSent] = useState<Sent | null>(null);
  const keep = useGiveUp(begunId);
  return (
    <Steps step={String(sent?.id)}>
      {sent === null ? (
        <NumberForm onBegun={setBegunId} onSent={setSent} />
      ) : (
        <div className="mt-4">
          <p>{words.sentTo({ phone: sent.phone })}</p>
          <CodeForm
            label={words.code}
            hint={authenticator.others}
            button={authenticator.confirm}
            give={(code) => giveCode(sent.id, code, sent.challengeId)}
            onGiven={() => {
              keep();
              notify({ title: authenticator.done.title, text: authenticator.done.body, about: 'factors' });
              onDone();
            }}
          />
        </div>
      )}
    </Steps>
  );
};

const NumberRules = object({ phone: ProfileForm.entries.phone });

const NumberForm = ({ onBegun, onSent }: { onBegun: (id: string) => void; onSent: (sent: Sent) => void }) => {
  const { phone: words, code } = useSecurityWords();
  const { notices } = useTillWords();
  const { sentence } = useFailure();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(NumberRules, typed),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ phone }) => {
      const begun = await beginPhone(phone);
      if (!begun.isDone) return { phone: sentence(begun.failure) };
      onBegun(begun.data.id);
      const sent = await challenge(begun.data.id);
      if (!sent.isDone) return { phone: sentence(sent.failure) };
      onSent({ id: begun.data.id, phone, challengeId: sent.data.id });
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-4">
      <p>{words.text}</p>
      <PhoneField errors={errors} clear={clear} />
      <SubmitButton isBusy={isBusy}>{code.send}</SubmitButton>
    </form>
  );
};
