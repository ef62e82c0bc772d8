import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface RemovePictureProps {
  readonly view: string;
  readonly isBusy: boolean;
  readonly onRemove: () => Promise<void>;
}

/** Deletes a picture after confirmation. */
export const DeletePicture = ({ view, isBusy, onRemove }: RemovePictureProps) => {
  const { pictures } = useMessages('admin');
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-quiet max-sm:grow"
        aria-label={`${pictures.remove}: ${view}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setAsking(true)}
      >
        {pictures.remove}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={pictures.ask({ view })}
          button={pictures.remove}
          isBusy={isRemoving}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{pictures.askText}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
