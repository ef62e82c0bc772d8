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

/** Display time of the check mark, in milliseconds. */
const CHECK_MARK_MS = 2000;

/**
 * Button that adds to the cart and displays a check mark immediately, because the notice may be seconds late on a slow connection; then
 * the cart drawer opens, if the owner has enabled it.
 */
export const AddButton = ({ id, label, className, onAdd, children }: AddButtonProps) => {
  const [isCheckMarkVisible, setCheckMarkVisible] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { drawer, open } = useCartDrawer();
  const add = () => {
    const before = deviceCart().items();
    if (!onAdd()) return;
    open(before);
    setCheckMarkVisible(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCheckMarkVisible(false), CHECK_MARK_MS);
  };
  return (
    <>
      <button id={id} type="button" className={className} aria-label={label} onClick={add}>
        {isCheckMarkVisible && <Icon name="check" className="size-[18px]" />}
        {children}
      </button>
      {drawer}
    </>
  );
};
