import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the confirm button. */
  readonly button: string;
  /** Label of the cancel button; "Cancel" by default. */
  readonly no?: string;
  readonly isBusy?: boolean;
  /** Opens with the focus on the first field of `children` instead of on the cancel button. */
  readonly hasField?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirmation dialog before an important action. */
export const ConfirmDialog = ({
  title,
  button,
  no,
  isBusy = false,
  hasField = false,
  onYes,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const { fields } = useMessages('common');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={fields.close}>
      <div className="mt-4 text-base grid gap-3">{children}</div>
      <div className="flex flex-wrap gap-3 mt-6">
        <button type="button" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? fields.wait : button}
        </button>
        <button ref={hasField ? undefined : focusOnOpen} type="button" className="btn btn-quiet" onClick={onClose}>
          {no ?? fields.cancel}
        </button>
      </div>
    </Dialog>
  );
};
