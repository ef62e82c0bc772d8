import { useState } from 'react';
import type { SavedAddress } from '../../../../contract/addresses.ts';
import { useAddressWords } from '../../../device/address-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface DeleteDialogProps {
  readonly address: SavedAddress | undefined;
  readonly onDelete: (address: SavedAddress) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before an address goes. */
export const DeleteDialog = ({ address, onDelete, onClose }: DeleteDialogProps) => {
  const words = useAddressWords();
  const { fields } = useWords();
  const [isBusy, setBusy] = useState(false);
  const remove = async (doomed: SavedAddress) => {
    setBusy(true);
    await onDelete(doomed);
    setBusy(false);
  };
  return (
    <Dialog isOpen={address !== undefined} onClose={onClose} title={words.deleteTitle} closeLabel={fields.close}>
      {address && (
        <>
          <p className="mt-4">{words.confirmDelete}</p>
          <p className="name text-xl break-words mt-2">
            <bdi>{address.label}</bdi>
          </p>
          <p className="text-mist break-words">
            <bdi>{address.address}</bdi>
          </p>
          <div className="flex flex-wrap gap-3 mt-6">
            <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void remove(address)}>
              {isBusy ? fields.wait : words.delete}
            </button>
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {fields.cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
