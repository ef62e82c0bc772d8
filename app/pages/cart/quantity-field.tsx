import { type ReactNode, useState } from 'react';
import { MAX_QUANTITY } from '../../../domain/cart/max-quantity.ts';
import { latinDigits } from '../../../domain/text/clean-text.ts';
import { formatNumber, isolateText } from '../../../locales/format.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  /** Where the plus ends: at the hundred, or at the last piece there is. */
  readonly most: number;
  /** Gets what was asked for, sound or not: the cart refuses in words what it does not take. */
  readonly onChange: (quantity: number) => void;
}

/** A line's quantity: a step at a time, or typed in digits of any script. At one piece a bin takes the minus's place. */
export function QuantityField({ name, quantity, most, onChange }: QuantityFieldProps) {
  const { catalogue } = useMessages('common');
  const { cart } = useMessages('cart');
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const wanted = parseQuantity(typed ?? '');
    setTyped(null);
    if (wanted !== null && wanted !== quantity) onChange(wanted);
  };
  // at the hundred the cart says why; at the last piece the note beside it does
  const increase = () => (quantity < most || most === MAX_QUANTITY) && onChange(quantity + 1);
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
        {isLast ? <Icon name="trash-2" className="size-4" /> : <Icon name="minus" className="size-4" />}
      </Step>
      <input
        className="w-11 text-center font-medium num bg-transparent"
        aria-label={cart.quantityOf({ name: isolateText(name) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? formatNumber(quantity, language)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'Escape') setTyped(null);
        }}
      />
      <Step label={catalogue.increase} isAtEnd={quantity >= most} onPress={increase}>
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
    aria-label={label}
    aria-disabled={isAtEnd}
    className="grid place-items-center size-11 hover:text-lapis-700 active:bg-glaze-2 aria-disabled:opacity-45 aria-disabled:cursor-not-allowed"
    onClick={onPress}
  >
    {children}
  </button>
);

/** The number that was typed, in digits of any script; NaN for what is none, null for nothing at all. */
export const parseQuantity = (typed: string): number | null => {
  const text = latinDigits(typed).trim();
  if (text === '') return null;
  // a shopper who types 1e2 or 0x10 means no number
  return /^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN;
};
