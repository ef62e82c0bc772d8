import { type FormEvent, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useCloseDialog } from '#core/admin/use-close-dialog.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { type OrderPage, useOrderPage } from '#features/orders/ui/use-order-page.ts';
import { withKinds } from '#features/products/product-name.ts';
import { type RefusedDeliveryReason, refusedDeliveryReasons } from '../return.ts';
import type { RefusedDelivery as RefusedDeliveryInput } from '../returns.admin.contract.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

preloadMessages('admin');

/** Dialog for a shipped order whose parcel came back undelivered. */
export default function RefusedDelivery() {
  const page = useOrderPage();
  const close = useCloseDialog();
  return page.order.status === 'shipped' && <RefusedDeliveryDialog {...page} close={close} />;
}

/** Dialog for the reason and the damaged items; sending it cancels the order. */
const RefusedDeliveryDialog = ({ order, refresh, close }: OrderPage & { readonly close: () => void }) => {
  const { fields } = useMessages('common');
  const { delivery: t, reasons } = useMessages('admin').returns;
  const { returnShipping } = useSettings().service;
  const { run, isBusy } = useRefuseDelivery(order, refresh);
  const [reason, setReason] = useState<RefusedDeliveryReason>('refused');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const { paid, refunded } = order.payment;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const writtenOff = Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
    const isDone = await run({ reason, writtenOff });
    close();
    if (isDone) await refresh();
  };
  return (
    <Dialog isOpen onClose={close} title={t.title} closeLabel={fields.close}>
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
function useRefuseDelivery({ id }: AdminOrderView, refresh: OrderPage['refresh']) {
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
      if (readError(error, language).code === 'ORDER_CHANGED') await refresh();
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
