import { type FormEvent, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { RefusedDelivery as RefusedDeliveryInput } from '../../../../contract/admin/returns.ts';
import { withKinds } from '../../../../domain/products/name-with-kind.ts';
import { type RefusedDeliveryReason, refusedDeliveryReasons } from '../../../../domain/returns/return.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useLanguage, useMessages, useSettings } from '../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useRefreshOrder } from '../orders/use-refresh-order.ts';
import type { SelectedOrder } from '../orders/use-update-order.ts';
import { useAdminContext } from '../use-admin.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Button of a shipped order whose parcel has come back, and the dialog that it opens. */
export const RefusedDelivery = ({
  order,
  onChanged,
  onBehind,
  className = 'btn-quiet flex-1',
}: SelectedOrder & { readonly className?: string }) => {
  const { delivery: words } = useMessages('admin').returns;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className={`btn btn-sm whitespace-nowrap ${className}`} onClick={() => setAsked(true)}>
        {words.button}
      </button>
      {isAsked && (
        <RefusedDeliveryDialog
          order={order}
          onChanged={onChanged}
          onBehind={onBehind}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

/** Asks why a parcel came back and which pieces are broken, before the order is cancelled. */
const RefusedDeliveryDialog = ({
  order,
  onChanged,
  onBehind,
  onClose,
}: SelectedOrder & { readonly onClose: () => void }) => {
  const { fields } = useMessages('common');
  const { delivery: words, reasons } = useMessages('admin').returns;
  const { returnShipping } = useSettings().service;
  const refresh = useRefreshOrder(order, onChanged);
  const { run, isBusy } = useRefuseDelivery(order, onBehind);
  const [reason, setReason] = useState<RefusedDeliveryReason>('refused');
  const [lost, setLost] = useState<Readonly<Record<string, number>>>({});
  const { paid, refunded } = order.payment;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const writtenOff = Object.entries(lost).map(([productId, quantity]) => ({ productId, quantity }));
    const isDone = await run({ reason, writtenOff });
    onClose();
    if (isDone) await refresh();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <p className="text-base mt-2">
        {paid > refunded ? words.paid({ rule: words.rules[returnShipping] }) : words.unpaid}
      </p>
      <form className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <SelectField
          label={words.reason}
          name="reason"
          values={refusedDeliveryReasons}
          say={(each) => reasons[each]}
          value={reason}
          onChange={setReason}
        />
        <fieldset>
          <legend className="text-sm font-medium mb-1.5">{words.lost}</legend>
          <ul className="rows border-y border-lapis-200">
            {withKinds(order.items).map(({ productId, name, quantity }) => (
              <li key={productId} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0 text-base">
                  <bdi>{name}</bdi>
                </span>
                <QuantityStepper
                  label={words.lostOf({ name })}
                  value={lost[productId] ?? 0}
                  max={quantity}
                  onChange={(next) => setLost({ ...lost, [productId]: next })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <SubmitButton isBusy={isBusy}>{words.yes}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** Writes down that the parcel of an order has come back; resolves with whether it succeeded. */
function useRefuseDelivery({ id }: AdminOrder, onBehind: () => void) {
  const { fail, lookAgain } = useAdminContext();
  const { delivery: words } = useMessages('admin').returns;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (given: Pick<RefusedDeliveryInput, 'reason' | 'writtenOff'>): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    let isDone = false;
    try {
      await (await loadAdminClient()).returns.refuseDelivery({ id, language, ...given });
      notify({ title: words.notice.title, text: words.notice.body, about: 'admin' });
      lookAgain();
      isDone = true;
    } catch (error) {
      fail(error);
      if (refusalOf(error, language).code === 'ORDER_CHANGED') onBehind();
    }
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
