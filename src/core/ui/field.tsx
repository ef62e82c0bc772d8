import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type InputProps = ComponentProps<'input'>;

export interface FieldProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Localized error message, shown under the field. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Keeps the hint visible below an error, for limits that the error does not mention. */
  readonly keepsHint?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'datetime-local' | 'time' | 'search';
  /**
   * `ltr` for e-mail, phone and codes; `auto` for text in either language, such as an address that begins with a
   * number. A single line is aligned to the page's start side, regardless of its direction.
   */
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** Language of the text; if set, the text is aligned by its direction. */
  readonly lang?: 'ar' | 'en';
  readonly autoComplete?: InputProps['autoComplete'];
  readonly defaultValue?: string | undefined;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly inputMode?: InputProps['inputMode'];
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
  /** Makes the field read-only. */
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  /** Id of a `<datalist>` with suggestions. */
  readonly list?: string;
  /** Renders a multi-line field with that many lines. */
  readonly lines?: number;
  /** A 44 px button inside the box, at its inline end. */
  readonly button?: ReactNode;
  readonly className?: string;
}

/** A field with label, hint and error. Uncontrolled unless `value` is given. */
export function Field({
  label,
  name,
  error,
  hint,
  keepsHint = false,
  lines,
  button,
  dir,
  onChange,
  className = '',
  ...rest
}: FieldProps) {
  const id = useId();
  // an error replaces a plain-text hint; a list of rules, updated during input, stays
  const visibleHint = error && typeof hint === 'string' && !keepsHint ? null : hint;
  const described = [error ? `${id}-error` : '', visibleHint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const wiring = {
    id,
    name,
    dir,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <div className="relative">
        {lines ? (
          <textarea {...pickForLines(rest)} {...wiring} rows={lines} className="field block py-3 leading-(--lh-body)" />
        ) : (
          <input
            {...rest}
            {...wiring}
            className={`field ${(dir === 'ltr' || dir === 'auto') && !rest.lang ? 'same-side' : ''} ${button ? shop : ''}`}
          />
        )}
        {button && <div className="absolute inset-y-0 end-1 grid place-items-center">{button}</div>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {visibleHint && (
        <div id={`${id}-hint`} className="text-sm text-mist mt-1.5">
          {visibleHint}
        </div>
      )}
    </div>
  );
}

/** The error under a field, which refers to it by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-carnelian-700 mt-1.5">
    <Icon name="circle-alert" className="size-[18px] mt-0.5" />
    <span>{children}</span>
  </p>
);

const shop = '[:dir(rtl)>&]:ps-13 [:dir(ltr)>&]:pe-13';

const pickForLines = ({
  defaultValue,
  value,
  maxLength,
  required,
  placeholder,
  autoComplete,
}: Partial<FieldProps>) => ({
  defaultValue,
  value,
  maxLength,
  required,
  placeholder,
  autoComplete,
});
