import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface DeletePictureProps {
  readonly view: string;
  readonly isBusy: boolean;
  readonly onRemove: () => Promise<void>;
}

/** Deletes a picture after confirmation. */
export const DeletePicture = ({ view, isBusy, onRemove }: DeletePictureProps) => {
  const { pictures } = useMessages('admin');
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
    setConfirming(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-quiet max-sm:grow"
        aria-label={`${pictures.remove}: ${view}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setConfirming(true)}
      >
        {pictures.remove}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={pictures.confirmDelete({ view })}
          button={pictures.remove}
          isBusy={isRemoving}
          onYes={() => void remove()}
          onClose={() => setConfirming(false)}
        >
          <p>{pictures.confirmDeleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
