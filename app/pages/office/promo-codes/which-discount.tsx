import { discountTypes } from '../../../../domain/promos/promo-code.ts';
import { useOfficeWords } from '../../../device/office-words.ts';

/** Chooses between the two kinds of discount. */
export const WhichDiscount = ({ begun }: { begun: string }) => {
  const { form } = useOfficeWords().promoCodes;
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{form.discountType}</legend>
      <div className="flex flex-wrap gap-x-6">
        {discountTypes.map((type) => (
          <label key={type} className="inline-flex items-center gap-2.5 min-h-11 text-base">
            <input
              type="radio"
              name="discountType"
              value={type}
              defaultChecked={type === begun}
              className="size-5 accent-lapis-700"
            />
            {form[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
