import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field, type FieldProps } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { PaymentProviderSettings } from '../../payment-settings.admin.contract.ts';

interface SecretFieldProps extends Pick<FieldProps, 'name' | 'hint' | 'error' | 'maxLength'> {
  readonly label: string;
  readonly field: PaymentProviderSettings['fields'][number];
  /** Name of the input that says that the secret is to be removed. */
  readonly removedName: string;
  readonly onChange: () => void;
}

/** A secret: the browser never has the stored one, which is kept, replaced or removed. */
export const SecretField = ({ field, label, removedName, onChange, ...props }: SecretFieldProps) => {
  const { secret: t } = useMessages('admin').paymentSettings;
  const [choice, setChoice] = useState<'keep' | 'replace' | 'remove'>(field.isSet ? 'keep' : 'replace');
  const box = useRef<HTMLDivElement>(null);
  /** Changes what happens to the secret; the pressed button is gone then, so the focus goes to what took its place. */
  const choose = (next: typeof choice) => {
    flushSync(() => setChoice(next));
    box.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  };

  // one that the server refused is typed again
  const isTyped = choice === 'replace' || props.error !== undefined;
  return (
    <div ref={box}>
      {isTyped ? (
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
      {choice === 'remove' && !isTyped && <input type="hidden" name={removedName} value={field.name} />}
      {field.isSet && (
        <p className="flex flex-wrap gap-x-5">
          {choice === 'keep' && !isTyped ? (
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
