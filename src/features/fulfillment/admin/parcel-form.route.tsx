import { useOutletContext, useParams } from 'react-router';
import * as v from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { useCloseDialog } from '#core/admin/use-close-dialog.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { moneyField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { toPoundsText } from '#core/money/money.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { isParcelOpen } from '../shipment-state.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { CourierSelect } from '../ui/courier-select.tsx';
import { useCouriers } from '../ui/use-couriers.ts';
import type { ShipmentsTab } from './order-shipments.route.tsx';

preloadMessages('admin', 'forms');

/** Unparsed form values; cash in pounds. */
const ParcelInput = form({
  courierId: v.string(validationCode('required')),
  trackingNumber: TrackingNumber,
  cash: moneyField(validationCode('shipment.cash')),
});

/** Dialog that packs a parcel, or edits the one in the URL while its state allows it. */
export default function ParcelDialog() {
  const { shipmentId } = useParams();
  const tab = useOutletContext<ShipmentsTab>();
  const { shipments, canAdd } = tab.orderShipments;
  const shipment = shipments.find(({ id, state }) => id === shipmentId && isParcelOpen(state));
  if (shipmentId === undefined ? !canAdd : !shipment) return null;
  return <ParcelForm key={shipmentId} shipment={shipment ?? null} {...tab} />;
}

interface ParcelFormProps extends ShipmentsTab {
  /** Null to pack a new parcel. */
  readonly shipment: OrderShipments['shipments'][number] | null;
}

const ParcelForm = ({ order, shipment, orderShipments: { cashLeft }, saved }: ParcelFormProps) => {
  const close = useCloseDialog();
  const { fields } = useMessages('common');
  const { form: t } = useMessages('admin').shipments;
  const language = useLanguage();
  const couriers = useCouriers();
  const { errors, isBusy, clear, formProps } = useSaveParcel(order.id, shipment, (changed) => {
    close();
    saved(changed);
  });
  const isWithCourier = shipment?.state === 'handed_over';
  const max = cashLeft + (shipment?.cashToCollect ?? 0);
  return (
    <Dialog isOpen onClose={close} title={shipment === null ? t.add : t.change} closeLabel={fields.close}>
      {couriers.length === 0 ? (
        <ListSkeleton />
      ) : (
        <form {...formProps} className="grid gap-5 mt-5">
          {isWithCourier ? (
            <p className="text-mist">
              {t.handedOver}
              <input type="hidden" name="courierId" value={shipment.courierId} />
              <input type="hidden" name="cash" value={toPoundsText(shipment.cashToCollect)} />
            </p>
          ) : (
            <CourierSelect label={t.courier} couriers={couriers} opened={shipment?.courierId} />
          )}
          <Field
            name="trackingNumber"
            label={t.tracking}
            dir="ltr"
            autoComplete="off"
            hint={t.trackingHint}
            defaultValue={shipment?.trackingNumber ?? ''}
            error={errors['trackingNumber']}
            onChange={() => clear('trackingNumber')}
          />
          {!isWithCourier && (
            <Field
              name="cash"
              label={t.cash}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              required
              hint={t.cashHint({ amount: formatMoney(max, language) })}
              defaultValue={toPoundsText(shipment?.cashToCollect ?? cashLeft)}
              error={errors['cash']}
              onChange={() => clear('cash')}
            />
          )}
          <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
        </form>
      )}
    </Dialog>
  );
};

/** Checks and saves a parcel. A number in use and too much cash are field errors. */
const useSaveParcel = (orderId: string, shipment: ParcelFormProps['shipment'], onSaved: ShipmentsTab['saved']) => {
  const { panel } = useMessages('admin').shipments;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useValidatedForm({
    check: (input) => v.safeParse(ParcelInput, input),
    refusedTitle: general.error,
    onChecked: async ({ courierId, trackingNumber, cash }) => {
      try {
        const { shipments } = await loadAdminClient();
        const parcel = { courierId, trackingNumber: trackingNumber ?? '', cash };
        const saved = await (shipment === null
          ? shipments.create({ id: orderId, ...parcel })
          : shipments.update({ id: shipment.id, ...parcel }));
        notify({ title: panel.saved.title, text: panel.saved.body, about: 'admin' });
        onSaved(saved);
      } catch (error) {
        const { code, message: sentence } = readError(error, language);
        if (code === 'TRACKING_NUMBER_TAKEN') return { trackingNumber: sentence };
        if (code === 'CASH_TOO_MUCH') return { cash: sentence };
        fail(error);
      }
      return null;
    },
  });
};
