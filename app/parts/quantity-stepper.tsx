import { MAX_QUANTITY } from '../../domain/cart/max-quantity.ts';
import { formatNumber } from '../../locales/format.ts';
import { useLanguage, useWords } from '../device/words.tsx';
import { Stepper } from '../ui/stepper.tsx';

export interface QuantityStepperProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** How many pieces of a product: 1 to 100 (specification 2, 9). */
export const QuantityStepper = ({ quantity, onChange }: QuantityStepperProps) => {
  const { catalogue } = useWords();
  const language = useLanguage();
  return (
    <Stepper
      value={quantity}
      min={1}
      max={MAX_QUANTITY}
      onChange={onChange}
      label={catalogue.quantity}
      shown={formatNumber(quantity, language)}
      decreaseLabel={catalogue.decrease}
      increaseLabel={catalogue.increase}
    />
  );
};
