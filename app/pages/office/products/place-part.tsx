import { type SubmitEvent, useState } from 'react';
import type { OfficeProduct } from '../../../../contract/office/products.ts';
import { latinDigits } from '../../../../domain/text/digits.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Field } from '../../../ui/field.tsx';
import { useOffice } from '../office-context.ts';

interface PlacePartProps {
  readonly product: OfficeProduct;
  readonly onMoved: (place: number) => void;
}

/** Where the product stands on the shelf, and the way to any other place of it. */
export const PlacePart = ({ product, onMoved }: PlacePartProps) => {
  const { products } = useOfficeWords();
  const { validation } = useTillWords();
  const language = useLanguage();
  const { fail } = useOffice();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { id, name, place, shelfLength } = product;
  const number = (value: number) => formatNumber(value, language);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = latinDigits(String(new FormData(event.currentTarget).get('place'))).trim();
    if (!/^[1-9]\d{0,5}$/u.test(typed)) return setError(validation.generic);
    if (isBusy) return;
    setBusy(true);
    try {
      const office = await loadOffice();
      const moved = await office.products.place({ id, place: Number(typed) });
      const { title, body } = products.moved({ name: name[language], place: number(moved.place) });
      notify({ title, text: body, about: 'office' });
      onMoved(moved.place);
    } catch (failure) {
      fail(failure);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="product-place" className="border border-lapis-200 p-6">
      <h2 id="product-place" className="text-lg font-medium">
        {products.parts.place}
      </h2>
      <p className="text-mist pt-1 pb-4">{products.place({ place: number(place), length: number(shelfLength) })}</p>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={(event) => void send(event)}>
        <Field
          className="w-40"
          label={products.placeField}
          name="place"
          dir="ltr"
          inputMode="numeric"
          maxLength={6}
          error={error}
          defaultValue={String(place)}
          onChange={() => setError(undefined)}
        />
        <button type="submit" className="btn btn-line" aria-disabled={isBusy}>
          {products.placeSend}
        </button>
      </form>
    </section>
  );
};
