import type { SavedAddress } from '../../../../contract/addresses.ts';
import type { Profile } from '../../../../contract/people.ts';
import type { AddressForm as Written } from '../../../../domain/people/forms.ts';
import { useAddressWords } from '../../../device/address-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

interface AddressDialogProps {
  /** Null for a new one, undefined while none is written. */
  readonly address: SavedAddress | null | undefined;
  readonly profile: Profile;
  /** The first address becomes the default without being asked. */
  readonly isFirst: boolean;
  readonly onKeep: (form: Written) => Promise<void>;
  readonly onClose: () => void;
}

/** Where an address is written, over the page. A new one begins with what the shop knows of its owner. */
export const AddressDialog = ({ address, profile, isFirst, onKeep, onClose }: AddressDialogProps) => {
  const words = useAddressWords();
  const { checkout } = useTillWords();
  const { fields } = useWords();
  const blank = {
    label: isFirst ? checkout.firstAddressLabel : '',
    fullName: profile.name,
    phone: profile.phone ?? '',
    address: '',
    city: '',
    postalCode: '',
    isDefault: false,
  };
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={onClose}
      title={address ? words.edit : words.add}
      closeLabel={fields.close}
    >
      <AddressForm initial={address ?? blank} mayBeDefault={!isFirst} onKeep={onKeep} />
    </Dialog>
  );
};
