import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';

preloadMessages('cart');

export interface ConfirmClearProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onClear: () => void;
}

/** Confirmation dialog before the cart is cleared. */
export function ConfirmClear({ isOpen, onKeep, onClear }: ConfirmClearProps) {
  const { fields } = useMessages('common');
  const { cart } = useMessages('cart');
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title={cart.confirmClear.title} closeLabel={fields.close}>
      <p className="text-mist mt-2">{cart.confirmClear.text}</p>
      <div className="flex flex-wrap gap-3 mt-7">
        <button type="button" className="btn btn-primary grow" onClick={onKeep}>
          {cart.confirmClear.keep}
        </button>
        <button type="button" className="btn btn-quiet grow text-carnelian-700" onClick={onClear}>
          {cart.clear}
        </button>
      </div>
    </Dialog>
  );
}
