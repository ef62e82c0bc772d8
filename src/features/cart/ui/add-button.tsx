import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '#core/ui/icon.tsx';
import { deviceCart } from './cart.ts';
import { useCartDrawer } from './use-cart-drawer.tsx';

export interface AddButtonProps {
  readonly id?: string;
  readonly label?: string;
  readonly className: string;
  /** Adds to the cart; returns whether it succeeded. */
  readonly onAdd: () => boolean;
  readonly children: ReactNode;
}

const ANSWER_MS = 2000;

/**
 * A button that adds to the cart and shows a tick at once, because the notice may be seconds late on a slow line; then the cart
 * opens over the page, if the owner has enabled it.
 */
export const AddButton = ({ id, label, className, onAdd, children }: AddButtonProps) => {
  const [isAnswered, setAnswered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { drawer, open } = useCartDrawer();
  const add = () => {
    const before = deviceCart().items();
    if (!onAdd()) return;
    open(before);
    setAnswered(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswered(false), ANSWER_MS);
  };
  return (
    <>
      <button id={id} type="button" className={className} aria-label={label} onClick={add}>
        {isAnswered && <Icon name="check" className="size-[18px]" />}
        {children}
      </button>
      {drawer}
    </>
  );
};
