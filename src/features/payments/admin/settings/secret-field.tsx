import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field, type FieldProps } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { PaymentProviderSettings } from '../../payment-settings.admin.contract.ts';

interface SecretFieldProps extends Pick<FieldProps, 'name' | 'hint' | 'error' | 'maxLength'> {
  readonly label: string;
  readonly field: PaymentProviderSettings['fields'][number];
  /** Name of the hidden input that removes the secret. */
  readonly removedName: string;
  readonly onChange: () => void;
}

/** A secret, which is retained, replaced or removed; the stored one is never sent to the browser. */
export const SecretField = ({ field, label, removedName, onChange, ...props }: SecretFieldProps) => {
  const { secret: t } = useMessages('admin').paymentSettings;
  const [choice, setChoice] = useState<'keep' | 'replace' | 'remove'>(field.isSet ? 'keep' : 'replace');
  const box = useRef<HTMLDivElement>(null);
  /**
   * Switches between retaining, replacing and removing. The pressed button disappears, so the focus moves to its
   * replacement.
   */
  const choose = (next: typeof choice) => {
    flushSync(() => setChoice(next));
    box.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  };

  // a rejected secret has to be entered again
  const isEditing = choice === 'replace' || props.error !== undefined;
  return (
    <div ref={box}>
      {isEditing ? (
        <Field
          {...props}
          label={label}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          required={field.isRequired}
          onChange={() => {
            setChoice('replace');
            onChange();
          }}
        />
      ) : (
        <>
          <p className="text-sm font-medium mb-1.5">{label}</p>
          <p className="flex items-center gap-2 text-base min-h-6">
            {choice === 'keep' && <Icon name="check" className="size-5 text-malachite-700" />}
            {choice === 'keep' ? t.isSet : t.removed}
          </p>
        </>
      )}
      {choice === 'remove' && !isEditing && <input type="hidden" name={removedName} value={field.name} />}
      {field.isSet && (
        <p className="flex flex-wrap gap-x-5">
          {choice === 'keep' && !isEditing ? (
            <>
              <Choice label={t.replace({ label })} text={t.short.replace} onClick={() => choose('replace')} />
              <Choice label={t.remove({ label })} text={t.short.remove} onClick={() => choose('remove')} />
            </>
          ) : (
            props.error === undefined && (
              <Choice label={t.keep({ label })} text={t.short.keep} onClick={() => choose('keep')} />
            )
          )}
        </p>
      )}
    </div>
  );
};

const Choice = ({ label, text, onClick }: { label: string; text: string; onClick: () => void }) => (
  <button type="button" className="inline-flex items-center min-h-11 text-sm link" aria-label={label} onClick={onClick}>
    {text}
  </button>
);
