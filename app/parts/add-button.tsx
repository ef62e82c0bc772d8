import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

export interface AddButtonProps {
  readonly id?: string;
  readonly label?: string;
  readonly className: string;
  /** Puts it into the cart; answers whether it is in. */
  readonly onAdd: () => boolean;
  readonly children: ReactNode;
}

const ANSWER_MS = 2000;

/**
 * A button that puts something into the cart and answers at once by a tick, because the notice with its words may come
 * seconds later on a slow line.
 */
export const AddButton = ({ id, label, className, onAdd, children }: AddButtonProps) => {
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAnswers(0), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  return (
    <button
      id={id}
      type="button"
      className={className}
      aria-label={label}
      onClick={() => {
        const isIn = onAdd();
        setAnswers((before) => (isIn ? before + 1 : 0));
      }}
    >
      {answers > 0 && <Icon name="check" className="size-[18px]" />}
      {children}
    </button>
  );
};
