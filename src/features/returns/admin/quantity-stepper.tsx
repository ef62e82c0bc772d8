import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Stepper } from '#core/ui/stepper.tsx';

interface QuantityStepperProps {
  /** Visible label. */
  readonly name?: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Number input with buttons, from 0 to `max`. */
export const QuantityStepper = ({ name, label, value, max, onChange }: QuantityStepperProps) => {
  const { returns: t } = useMessages('admin');
  return (
    <div className="grid gap-1">
      {name !== undefined && (
        <span aria-hidden="true" className="text-caption text-mist">
          {name}
        </span>
      )}
      <Stepper
        value={value}
        min={0}
        max={max}
        onChange={onChange}
        label={label}
        formattedValue={formatNumber(value, useLanguage())}
        decreaseLabel={t.less}
        increaseLabel={t.more}
      />
    </div>
  );
};
