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
  const { authenticator: t } = useMessages('accountSecurity');
  const [enrollment, setEnrollment] = useState<Begun | null>(null);
  const markVerified = useCancelEnrollment(enrollment?.id);
  return (
    <DialogSteps step={String(enrollment?.id)}>
      {enrollment === null ? (
        <NameForm taken={taken} onStarted={setEnrollment} />
      ) : (
        <>
          <AuthenticatorQrCode authenticator={enrollment} />
          <CodeForm
            label={t.code}
            hint={t.others}
            button={t.confirm}
            submitCode={(code) => submitFactorCode(enrollment.id, code)}
            onVerified={() => {
              markVerified();
              notify({ title: t.done.title, text: t.done.body, about: 'factors' });
              onDone();
            }}
          />
        </>
      )}
    </DialogSteps>
  );
};

const NameForm = ({ taken, onStarted }: { taken: readonly string[]; onStarted: (enrollment: Begun) => void }) => {
  const { authenticator: t, code } = useMessages('accountSecurity');
  const { notices, validation } = useMessages('forms');
  const { brand } = useMessages('common').layout;
  const { sentence } = useAccountsFailure();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ name }) => ({ success: true, output: typeof name === 'string' ? name.trim() : '' }),
    refusedTitle: notices.auth.error.title,
    onChecked: async (name) => {
      if (name === '') return { name: validation.required };
      const result = await enrollAuthenticator(name, brand);
      if (!result.isDone) return { name: sentence(result.failure) };
      onStarted(result.data);
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-5">
      <Field
        label={t.name}
        name="name"
        dir="auto"
        required
        maxLength={50}
        hint={t.nameHint}
        defaultValue={taken.includes(t.suggested) ? '' : t.suggested}
        error={errors['name']}
        onChange={() => clear('name')}
      />
      <SubmitButton isBusy={isBusy}>{code.goOn}</SubmitButton>
    </form>
  );
};

/** QR code for the authenticator app, and its secret in groups of four characters. */
const AuthenticatorQrCode = ({ authenticator: { picture, secret } }: { authenticator: StartedAuthenticator }) => {
  const { authenticator: t } = useMessages('accountSecurity');
  const { copy } = useMessages('checkout').confirmation.transfer;
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="mt-4">
      <p>{t.scan}</p>
      <img src={picture} alt={t.picture} className="block mx-auto my-4 size-56 p-3 bg-white border border-lapis-200" />
      <p className="text-sm text-mist">{t.secret}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-5 mt-1.5 ps-4 pe-5 py-2 bg-glaze">
        <bdi dir="ltr" className="code font-medium grid grid-cols-4 gap-x-4">
          {groups.map((group, index) => (
            <span key={index}>{group} </span>
          ))}
        </bdi>
        <CopyButton text={secret} label={copy} describes={t.secret} copied={t.secretCopied} />
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
  const { phone: t, authenticator } = useMessages('accountSecurity');
  const [enrollmentId, setEnrollmentId] = useState<string>();
  const [sent, setSent] = useState<Sent | null>(null);
  const markVerified = useCancelEnrollment(enrollmentId);
  return (
    <DialogSteps step={String(sent?.id)}>
      {sent === null ? (
        <NumberForm onStarted={setEnrollmentId} onSent={setSent} />
      ) : (
        <div className="mt-4">
          <p>{t.sentTo({ phone: sent.phone })}</p>
          <CodeForm
            label={t.code}
            hint={authenticator.others}
            button={authenticator.confirm}
            submitCode={(code) => submitFactorCode(sent.id, code, sent.challengeId)}
            onVerified={() => {
              markVerified();
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

const NumberForm = ({ onStarted, onSent }: { onStarted: (id: string) => void; onSent: (sent: Sent) => void }) => {
  const { phone: t, code } = useMessages('accountSecurity');
  const { notices } = useMessages('forms');
  const { sentence } = useAccountsFailure();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (values) => safeParse(NumberRules, values),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ phone }) => {
      const result = await enrollPhone(phone);
      if (!result.isDone) return { phone: sentence(result.failure) };
      onStarted(result.data.id);
      const sent = await challenge(result.data.id);
      if (!sent.isDone) return { phone: sentence(sent.failure) };
      onSent({ id: result.data.id, phone, challengeId: sent.data.id });
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-4">
      <p>{t.text}</p>
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
