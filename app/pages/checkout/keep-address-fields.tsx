import type { FieldErrors } from '../../../domain/validation.ts';
import { useTillWords } from '../../device/till-words.ts';
import { Tick } from '../../parts/tick.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';

interface KeepAddressFieldsProps {
  /** What stands in the form now. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Whether the address that was written is kept in the account, and under which name (decision 26). */
export function KeepAddressFields({ draft, errors }: KeepAddressFieldsProps) {
  const { checkout, validation } = useTillWords();
  return (
    <div className="pt-3">
      <Tick name="keepsAddress" label={checkout.keepAddress} isTicked={draft.keepsAddress} />
      <div hidden={!draft.keepsAddress} className="pt-2 sm:max-w-1/2 sm:pe-2">
        <Field
          name="addressLabel"
          label={checkout.addressLabel}
          hint={checkout.addressLabelHint}
          error={errors.addressLabel && validation[errors.addressLabel]}
          defaultValue={draft.addressLabel || checkout.firstAddressLabel}
        />
      </div>
    </div>
  );
}
