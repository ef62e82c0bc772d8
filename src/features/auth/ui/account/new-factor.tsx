import { useEffect, useRef, useState } from 'react';
import { object, safeParse } from 'valibot';
import { notify } from '#core/browser/toasts.ts';
import { ProfileForm } from '#core/forms/forms.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { Field } from '#core/ui/field.tsx';
import { PhoneField } from '#core/ui/phone-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import {
  type NewAuthenticator as Begun,
  cancelEnrollment,
  challenge,
  enrollAuthenticator,
  enrollPhone,
  type NewAuthenticator as StartedAuthenticator,
  submitFactorCode,
} from '../second-factors.ts';
import { CodeForm } from './code-form.tsx';
import { DialogSteps } from './dialog-steps.tsx';
import { useAccountsFailure } from './use-accounts-failure.ts';

interface NewAuthenticatorProps {
  /** Names of the existing factors. */
  readonly taken: readonly string[];
  readonly onDone: () => void;
}

/** Enrolls an authenticator app: asks for its name, then shows the QR code and asks for the first code. */
export const NewAuthenticator = ({ taken, onDone }: NewAuthenticatorProps) => {
  const { authenticator: words } = useMessages('accountSecurity');
  const [begun, setBegun] = useState<Begun | null>(null);
  const keep = useCancelEnrollment(begun?.id);
  return (
    <DialogSteps step={String(begun?.id)}>
      {begun === null ? (
        <NameForm taken={taken} onBegun={setBegun} />
      ) : (
        <>
          <AuthenticatorQrCode authenticator={begun} />
          <CodeForm
            label={words.code}
            hint={words.others}
            button={words.confirm}
            give={(code) => submitFactorCode(begun.id, code)}
            onGiven={() => {
              keep();
              notify({ title: words.done.title, text: words.done.body, about: 'factors' });
              onDone();
            }}
          />
        </>
      )}
    </DialogSteps>
  );
};

const NameForm = ({ taken, onBegun }: { taken: readonly string[]; onBegun: (begun: Begun) => void }) => {
  const { authenticator: words, code } = useMessages('accountSecurity');
  const { notices, validation } = useMessages('forms');
  const { brand } = useMessages('common').layout;
  const { sentence } = useAccountsFailure();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ name }) => ({ success: true, output: typeof name === 'string' ? name.trim() : '' }),
    refusedTitle: notices.auth.error.title,
    onChecked: async (name) => {
      if (name === '') return { name: validation.required };
      const begun = await enrollAuthenticator(name, brand);
      if (!begun.isDone) return { name: sentence(begun.failure) };
      onBegun(begun.data);
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-5">
      <Field
        label={words.name}
        name="name"
        dir="auto"
        required
        maxLength={50}
        hint={words.nameHint}
        defaultValue={taken.includes(words.suggested) ? '' : words.suggested}
        error={errors['name']}
        onChange={() => clear('name')}
      />
      <SubmitButton isBusy={isBusy}>{code.goOn}</SubmitButton>
    </form>
  );
};

/** QR code for the authenticator app, and its secret in groups of four characters. */
const AuthenticatorQrCode = ({ authenticator: { picture, secret } }: { authenticator: StartedAuthenticator }) => {
  const { authenticator: words } = useMessages('accountSecurity');
  const { copy } = useMessages('checkout').confirmation.transfer;
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="mt-4">
      <p>{words.scan}</p>
      <img
        src={picture}
        alt={words.picture}
        className="block mx-auto my-4 size-56 p-3 bg-white border border-lapis-200"
      />
      <p className="text-sm text-mist">{words.secret}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-5 mt-1.5 ps-4 pe-5 py-2 bg-glaze">
        <bdi dir="ltr" className="code font-medium grid grid-cols-4 gap-x-4">
          {groups.map((group, place) => (
            <span key={place}>{group} </span>
          ))}
        </bdi>
        <CopyButton text={secret} label={copy} describes={words.secret} copied={words.secretCopied} />
      </div>
    </div>
  );
};

/** A phone factor whose first code was sent. */
interface Sent {
  readonly id: string;
  readonly phone: string;
  readonly challengeId: string;
}

/** Enrolls a phone number as a second factor: asks for the number, then for the code sent to it. */
export const NewPhone = ({ onDone }: { onDone: () => void }) => {
  const { phone: words, authenticator } = useMessages('accountSecurity');
  const [begunId, setBegunId] = useState<string>();
  const [sent, setSent] = useState<Sent | null>(null);
  const keep = useCancelEnrollment(begunId);
  return (
    <DialogSteps step={String(sent?.id)}>
      {sent === null ? (
        <NumberForm onBegun={setBegunId} onSent={setSent} />
      ) : (
        <div className="mt-4">
          <p>{words.sentTo({ phone: sent.phone })}</p>
          <CodeForm
            label={words.code}
            hint={authenticator.others}
            button={authenticator.confirm}
            give={(code) => submitFactorCode(sent.id, code, sent.challengeId)}
            onGiven={() => {
              keep();
              notify({ title: authenticator.done.title, text: authenticator.done.body, about: 'factors' });
              onDone();
            }}
          />
        </div>
      )}
    </DialogSteps>
  );
};

const NumberRules = object({ phone: ProfileForm.entries.phone });

const NumberForm = ({ onBegun, onSent }: { onBegun: (id: string) => void; onSent: (sent: Sent) => void }) => {
  const { phone: words, code } = useMessages('accountSecurity');
  const { notices } = useMessages('forms');
  const { sentence } = useAccountsFailure();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(NumberRules, typed),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ phone }) => {
      const begun = await enrollPhone(phone);
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

/** Deletes an unverified factor on unmount; returns the function that marks it as verified. */
const useCancelEnrollment = (id: string | undefined): (() => void) => {
  const isProven = useRef(false);
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      if (!isProven.current) void cancelEnrollment(id);
    };
  }, [id]);
  return () => {
    isProven.current = true;
  };
};
