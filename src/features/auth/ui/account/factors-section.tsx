import { useState } from 'react';
import { notify } from '#core/browser/toasts.ts';
import { formatDate } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { removeFactor } from '../second-factors.ts';
import type { Factor, Security } from '../security.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { DialogSteps } from './dialog-steps.tsx';
import { NewAuthenticator, NewPhone } from './new-factor.tsx';
import { FactorName, SecondFactorPrompt } from './second-factor-prompt.tsx';

interface FactorsPartProps {
  readonly security: Security;
  readonly onProven: () => void;
  readonly onChanged: (hasSecondFactor: boolean) => void;
}

/** Step that is open in the dialog. */
type DialogStep = { readonly kind: 'authenticator' | 'phone' } | { readonly kind: 'removal'; readonly factor: Factor };

/** Second factors of the account: list, add and remove. */
export const FactorsSection = ({ security, onProven, onChanged }: FactorsPartProps) => {
  const t = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const [step, setStep] = useState<DialogStep | null>(null);
  const { factors, needsSecondFactor, canEnrollPhone } = security;
  const { list, add, addAnother, addPhone, title, text, whenLost } = t.factors;

  // a late response leaves the step that is open by then
  const close = () => setStep((current) => (current === step ? null : current));
  const closeAndReport = (hasSecondFactor: boolean) => () => {
    close();
    onChanged(hasSecondFactor);
  };
  const titleOf = ({ kind }: DialogStep) => t[kind].title;
  return (
    <ProfileSection title={title} text={text}>
      {factors.length > 0 && (
        <ul aria-label={list} className="border border-lapis-200 bg-white rows mb-5">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setStep({ kind: 'removal', factor })} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-sm btn-line" onClick={() => setStep({ kind: 'authenticator' })}>
          {factors.length === 0 ? add : addAnother}
        </button>
        {canEnrollPhone && (
          <button type="button" className="btn btn-sm btn-line" onClick={() => setStep({ kind: 'phone' })}>
            {addPhone}
          </button>
        )}
      </div>
      <p className="text-sm text-mist mt-5 max-w-[34em]">{whenLost}</p>
      <Dialog isOpen={step !== null} onClose={close} title={step ? titleOf(step) : ''} closeLabel={fields.close}>
        <DialogSteps step={String(needsSecondFactor)}>
          {step && needsSecondFactor && <SecondFactorPrompt factors={factors} onVerified={onProven} />}
          {!needsSecondFactor && step?.kind === 'authenticator' && (
            <NewAuthenticator taken={factors.map(({ name }) => name)} onDone={closeAndReport(true)} />
          )}
          {!needsSecondFactor && step?.kind === 'phone' && <NewPhone onDone={closeAndReport(true)} />}
          {!needsSecondFactor && step?.kind === 'removal' && (
            <DeleteFactor
              factor={step.factor}
              isLast={factors.length === 1}
              onCancel={close}
              onDone={closeAndReport(factors.length > 1)}
            />
          )}
        </DialogSteps>
      </Dialog>
    </ProfileSection>
  );
};

interface RemoveFactorProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Removes a second factor after confirmation. */
const DeleteFactor = ({ factor, isLast, onCancel, onDone }: RemoveFactorProps) => {
  const { removal, factors } = useMessages('accountSecurity');
  return (
    <ConfirmRemoval
      button={removal.confirm}
      act={() => removeFactor(factor)}
      onCancel={onCancel}
      onDone={() => {
        notify({ ...removal.done, about: 'factors' });
        onDone();
      }}
    >
      <p>{removal.text({ name: factor.name || factors[factor.kind] })}</p>
      {isLast && <p className="mt-2">{removal.last}</p>}
    </ConfirmRemoval>
  );
};

/** Row of a second factor: name, kind and date. */
const FactorRow = ({ factor, onRemove }: { factor: Factor; onRemove: () => void }) => {
  const { factors: t } = useMessages('accountSecurity');
  const language = useLanguage();
  const { kind, name, since } = factor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 sm:px-6 py-3">
      <Icon name={kind === 'totp' ? 'shield-check' : 'phone'} className="size-5 shrink-0 text-lapis-700" />
      <div className="grow min-w-0">
        <p className="font-medium">
          <FactorName factor={factor} />
        </p>
        <p className="text-sm text-mist">
          {name !== '' && `${t[kind]} · `}
          <time dateTime={since}>{t.since({ date: formatDate(new Date(since), language) })}</time>
        </p>
      </div>
      <button
        type="button"
        className="link text-sm min-h-11"
        aria-label={`${t.remove}: ${name || t[kind]}`}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </li>
  );
};
