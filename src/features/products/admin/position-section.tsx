import { type SubmitEvent, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { parseCount } from '#core/forms/parse-number.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import type { AdminProduct } from '../products.admin.contract.ts';

interface PositionSectionProps {
  readonly product: AdminProduct;
  readonly onMoved: (position: number) => void;
}

/** Position of the product in the shop's order, and a form to change it. */
export const PositionSection = ({ product, onMoved }: PositionSectionProps) => {
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
    const newPosition = parseCount(String(new FormData(event.currentTarget).get('place')));
    if (newPosition === null || newPosition < 1 || newPosition > 999_999) return setError(validation.generic);
    if (isBusy) return;
    setBusy(true);
    try {
      const admin = await loadAdminClient();
      const moved = await admin.products.updatePosition({ id, position: newPosition });
      const { title, body } = products.moved({ name: textIn(name, language), place: number(moved.position) });
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
          maxLength={7}
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
