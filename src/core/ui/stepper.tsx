import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Name of the counted items, for screen readers. */
  readonly label: string;
  /** The value in the numerals of the page's language. */
  readonly formattedValue: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

/** Minus button, number, plus button. Buttons stay focusable at a limit, so that reaching it keeps the focus. */
export const Stepper = ({
  value,
  min,
  max,
  onChange,
  label,
  formattedValue,
  decreaseLabel,
  increaseLabel,
}: StepperProps) => (
  <div
    className="inline-flex items-stretch border border-lapis-400 rounded-control bg-white"
    role="group"
    aria-label={label}
  >
    <StepButton label={decreaseLabel} isAtEnd={value <= min} onPress={() => onChange(value - 1)}>
      <Icon name="minus" className="size-4" />
    </StepButton>
    <output className="grid place-items-center min-w-10 font-medium num">{formattedValue}</output>
    <StepButton label={increaseLabel} isAtEnd={value >= max} onPress={() => onChange(value + 1)}>
      <Icon name="plus" className="size-4" />
    </StepButton>
  </div>
);

const StepButton = ({
  label,
  isAtEnd,
  onPress,
  children,
}: {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    data-repeats
    className="grid place-items-center w-12 min-h-12.5 hover:text-lapis-700 active:bg-glaze-2 aria-disabled:text-mist aria-disabled:opacity-45 aria-disabled:cursor-not-allowed"
    aria-label={label}
    aria-disabled={isAtEnd}
    onClick={isAtEnd ? undefined : onPress}
  >
    {children}
  </button>
);
