import { type ReactNode, useState } from 'react';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { latinDigits } from '#core/text/clean-text.ts';
import { Icon } from './icon.tsx';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  /** Stock, if it is displayed because it is low. */
  readonly remaining: number | null;
  /** Receives any entered number; the cart refuses invalid ones with a message. */
  readonly onChange: (quantity: number) => void;
}

/**
 * Quantity of a line, changed by buttons or keyboard, in digits of any script. At a quantity of 1 the minus removes the
 * line.
 */
export function QuantityField({ name, quantity, remaining, onChange }: QuantityFieldProps) {
  const { catalogue } = useMessages('common');
  const { cart } = useMessages('cart');
  const { maxQuantity } = useSettings().service;
  const language = useLanguage();
  const max = Math.min(remaining || maxQuantity, maxQuantity);
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const nextQuantity = parseQuantity(text ?? '');
    setText(null);
    if (nextQuantity !== null && nextQuantity !== quantity) onChange(nextQuantity);
  };
  // the cart explains the limit; the adjacent note explains the end of the stock
  const increase = () => (quantity < max || max === maxQuantity) && onChange(quantity + 1);
  const isLast = quantity <= 1;
  return (
    <div
      role="group"
      aria-label={cart.quantityOf({ name: isolateText(name) })}
      className="inline-flex items-stretch border border-lapis-400 rounded-control bg-white"
    >
      <Step
        label={isLast ? cart.removeNamed({ name: isolateText(name) }) : catalogue.decrease}
        onPress={() => onChange(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </Step>
      <input
        className="w-11 text-center font-medium num bg-transparent"
        aria-label={cart.quantityOf({ name: isolateText(name) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text ?? formatNumber(quantity, language)}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'Escape') setText(null);
        }}
      />
      <Step label={catalogue.increase} isAtEnd={quantity >= max} onPress={increase}>
        <Icon name="plus" className="size-4" />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly isAtEnd?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Step = ({ label, isAtEnd = false, onPress, children }: StepProps) => (
  <button
    type="button"
    data-repeats
    aria-label={label}
    aria-disabled={isAtEnd}
    className="grid place-items-center size-11 hover:text-lapis-700 active:bg-glaze-2 aria-disabled:opacity-45 aria-disabled:cursor-not-allowed"
    onClick={onPress}
  >
    {children}
  </button>
);

/** Parses a quantity in digits of any script; NaN if invalid, null if empty. */
export const parseQuantity = (input: string): number | null => {
  const text = latinDigits(input).trim();
  if (text === '') return null;
  // 1e2 and 0x10 are not accepted as numbers
  return /^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN;
};
