import { type FormEvent, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { useCloseDialog } from '#core/admin/use-close-dialog.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { withKinds } from '#features/products/product-name.ts';
import { type ReturnReason, returnReasons } from '../return.ts';
import { canReturn, type ReturnsTab, unreturnedQuantities } from './create-return-link.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

preloadMessages('admin', 'forms');

/** Dialog for a return requested by phone; only for a shipped order with returnable items. */
export default function CreateReturn() {
  const tab = useOutletContext<ReturnsTab>();
  return canReturn(tab) && <CreateReturnDialog {...tab} />;
}

/** Dialog for the returned items, their reasons and the customer's note. */
const CreateReturnDialog = ({ order, returns, refresh }: ReturnsTab) => {
  const { fields } = useMessages('common');
  const { create: t } = useMessages('admin').returns;
  const close = useCloseDialog();
  const { create, isBusy } = useCreateReturn(order);
  const [selected, setSelected] = useState<SelectedLines>({});
  const [wasSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const lines = Object.entries(selected).flatMap(([productId, { quantity, reason }]) =>
    quantity > 0 ? [{ productId, quantity, reason }] : [],
  );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (lines.length === 0) return;
    const comment = new FormData(event.currentTarget).get('comment');
    if (!(await create({ lines, comment: typeof comment === 'string' ? comment : '' }))) return;
    close();
    void refresh();
  };
  const { confirmation, confirmLeave } = useUnsavedChanges(form);
  return (
    <>
      <Dialog isOpen onClose={() => confirmLeave(close)} title={t.title} closeLabel={fields.close}>
        <p className="text-base mt-4">{t.text}</p>
        <form ref={form} className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
          <ReturnedItems {...{ order, returns, selected }} onChange={setSelected} />
          {wasSubmitted && lines.length === 0 && <FieldError id="nothing-returned">{t.none}</FieldError>}
          <Field label={t.comment} name="comment" dir="auto" lines={3} maxLength={MAX_RETURN_COMMENT} />
          <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Quantity and reason by product id. */
type SelectedLines = Readonly<Record<string, { readonly quantity: number; readonly reason: ReturnReason }>>;

interface ReturnedItemsProps extends Pick<ReturnsTab, 'order' | 'returns'> {
  readonly selected: SelectedLines;
  readonly onChange: (selected: SelectedLines) => void;
}

const ReturnedItems = ({ order, returns, selected, onChange }: ReturnedItemsProps) => {
  const { create: t, reasons } = useMessages('admin').returns;
  const returnable = unreturnedQuantities(order, returns);
  return (
    <ul className="rows border-y border-lapis-200">
      {withKinds(order.items).map(({ productId, name }) => {
        const max = returnable.get(productId) ?? 0;
        if (max === 0) return null;
        const { quantity, reason } = selected[productId] ?? { quantity: 0, reason: 'changed_mind' as const };
        return (
          <li key={productId} className="grid gap-2 py-3">
            <div className="flex items-center justify-between gap-4">
              <span className="min-w-0 text-base">
                <bdi>{name}</bdi>
              </span>
              <QuantityStepper
                label={t.quantityOf({ name })}
                value={quantity}
                max={max}
                onChange={(next) => onChange({ ...selected, [productId]: { quantity: next, reason } })}
              />
            </div>
            {quantity > 0 && (
              <SelectField
                label={t.reason}
                name={`reason-${productId}`}
                values={returnReasons}
                format={(value) => reasons[value]}
                value={reason}
                onChange={(next) => onChange({ ...selected, [productId]: { quantity, reason: next } })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

type NewReturn = {
  readonly lines: { productId: string; quantity: number; reason: ReturnReason }[];
  readonly comment: string;
};

/** Creates a return, once per dialog; resolves to whether it succeeded. */
const useCreateReturn = ({ id }: AdminOrderView) => {
  const { fail, refetchSummary } = useAdminContext();
  const { create: t } = useMessages('admin').returns;
  const language = useLanguage();
  const [key] = useState(createIdempotencyKey);
  const [isBusy, setBusy] = useState(false);
  const create = async (input: NewReturn): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    try {
      await (await loadAdminClient()).returns.create({ id, language, key, ...input });
      notify({ title: t.notice.title, text: t.notice.body, about: 'admin' });
      refetchSummary();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { create, isBusy };
};
