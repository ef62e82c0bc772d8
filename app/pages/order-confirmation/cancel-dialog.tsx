import { useMessages } from '../../i18n/messages.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CancelDialogProps {
  readonly isBusy: boolean;
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}

/** Asks before an unpaid order is cancelled. */
export const CancelDialog = ({ isBusy, onYes, onNo }: CancelDialogProps) => {
  const { fields } = useMessages('common');
  const { cancel } = useMessages('payment');
  return (
    <Dialog isOpen onClose={onNo} title={cancel.title} closeLabel={fields.close}>
      <p className="mt-4">{cancel.text}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => void onYes()}
        >
          {isBusy ? fields.wait : cancel.yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {cancel.no}
        </button>
      </div>
    </Dialog>
  );
};
