import { type FormEvent, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { withKinds } from '#features/products/product-name.ts';
import { type RefusedDeliveryReason, refusedDeliveryReasons } from '../return.ts';
import type { RefusedDelivery as RefusedDeliveryInput } from '../returns.admin.contract.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface RefusedDeliveryProps {
  readonly order: AdminOrderView;
  /** Shows the order as it is now. */
  readonly onChanged: () => Promise<void>;
  /** Called after a conflict, because the displayed order is outdated. */
  readonly onBehind: () => void;
}

/** Button for a shipped order whose parcel came back undelivered, and its dialog. */
export const RefusedDelivery = ({
  order,
  onChanged,
  onBehind,
  className = 'btn-quiet flex-1',
}: RefusedDeliveryProps & { readonly className?: string }) => {
  const { delivery: t } = useMessages('admin').returns;
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <button type="button" className={`btn btn-sm whitespace-nowrap ${className}`} onClick={() => setDialogOpen(true)}>
        {t.button}
      </button>
      {isDialogOpen && (
        <RefusedDeliveryDialog
          order={order}
          onChanged={onChanged}
          onBehind={onBehind}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
};

/** Dialog for the reason and the damaged items; sending it cancels the order. */
const RefusedDeliveryDialog = ({
  order,
  onChanged,
  onBehind,
  onClose,
}: RefusedDeliveryProps & { readonly onClose: () => void }) => {
  const { fields } = useMessages('common');
  const { delivery: t, reasons } = useMessages('admin').returns;
  const { returnShipping } = useSettings().service;
  const { run, isBusy } = useRefuseDelivery(order, onBehind);
  const [reason, setReason] = useState<RefusedDeliveryReason>('refused');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const { paid, refunded } = order.payment;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const writtenOff = Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
    const isDone = await run({ reason, writtenOff });
    onClose();
    if (isDone) await onChanged();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{t.text}</p>
      <p className="text-base mt-2">{paid > refunded ? t.paid({ rule: t.rules[returnShipping] }) : t.unpaid}</p>
      <form className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <SelectField
          label={t.reason}
          name="reason"
          values={refusedDeliveryReasons}
          format={(value) => reasons[value]}
          value={reason}
          onChange={setReason}
        />
        <fieldset>
          <legend className="text-sm font-medium mb-1.5">{t.lost}</legend>
          <ul className="rows border-y border-lapis-200">
            {withKinds(order.items).map(({ productId, name, quantity }) => (
              <li key={productId} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0 text-base">
                  <bdi>{name}</bdi>
                </span>
                <QuantityStepper
                  label={t.lostOf({ name })}
                  value={quantities[productId] ?? 0}
                  max={quantity}
                  onChange={(next) => setQuantities({ ...quantities, [productId]: next })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <SubmitButton isBusy={isBusy}>{t.yes}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** Records an undelivered parcel; resolves to whether it succeeded. */
function useRefuseDelivery({ id }: AdminOrderView, onBehind: () => void) {
  const { fail, refetchSummary } = useAdminContext();
  const { delivery: t } = useMessages('admin').returns;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (input: Pick<RefusedDeliveryInput, 'reason' | 'writtenOff'>): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      await (await loadAdminClient()).returns.refuseDelivery({ id, language, ...input });
      notify({ title: t.notice.title, text: t.notice.body, about: 'admin' });
      refetchSummary();
      isDone = true;
    } catch (error) {
      fail(error);
      if (readError(error, language).code === 'ORDER_CHANGED') onBehind();
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
