import { type SubmitEvent, useState } from 'react';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import { latinDigits } from '../../../../domain/text/clean-text.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Field } from '../../../ui/field.tsx';
import { useAdminContext } from '../use-admin.ts';

interface PlacePartProps {
  readonly product: AdminProduct;
  readonly onMoved: (place: number) => void;
}

/** Position of the product in the shop's order, and a form to change it. */
export const PositionSection = ({ product, onMoved }: PlacePartProps) => {
  const { products } = useMessages('admin');
  const { validation } = useMessages('forms');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { id, name, position, listedCount } = product;
  const number = (value: number) => formatNumber(value, language);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = latinDigits(String(new FormData(event.currentTarget).get('place'))).trim();
    if (!/^[1-9]\d{0,5}$/u.test(typed)) return setError(validation.generic);
    if (isBusy) return;
    setBusy(true);
    try {
      const admin = await loadAdminClient();
      const moved = await admin.products.updatePosition({ id, position: Number(typed) });
      const { title, body } = products.moved({ name: name[language], place: number(moved.position) });
      notify({ title, text: body, about: 'admin' });
      onMoved(moved.position);
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
      <p className="text-mist pt-1 pb-4">{products.place({ place: number(position), length: number(listedCount) })}</p>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={(event) => void send(event)}>
        <Field
          className="w-40"
          label={products.placeField}
          name="place"
          dir="ltr"
          inputMode="numeric"
          maxLength={6}
          error={error}
          defaultValue={String(position)}
          onChange={() => setError(undefined)}
        />
        <button type="submit" className="btn btn-line" aria-disabled={isBusy}>
          {products.placeSend}
        </button>
      </form>
    </section>
  );
};
