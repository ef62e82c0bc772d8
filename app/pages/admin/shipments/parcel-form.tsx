import * as v from 'valibot';
import type { OrderShipments } from '../../../../contract/admin/shipments.ts';
import { piastresIn } from '../../../../domain/products/product-form.ts';
import { TrackingNumber } from '../../../../domain/shipments/tracking-number.ts';
import { form, validationCode } from '../../../../domain/validation.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { useAdminContext } from '../use-admin.ts';
import { CourierSelect } from './courier-select.tsx';
import { useCouriers } from './use-couriers.ts';

interface ParcelFormProps {
  readonly orderId: string;
  /** Null to pack a new parcel. */
  readonly shipment: OrderShipments['shipments'][number] | null;
  /** What a further parcel may collect, in piastres. */
  readonly cashLeft: number;
  readonly onClose: () => void;
  readonly onSaved: (shipments: OrderShipments) => void;
}

/** The form as it is typed: cash in pounds. */
const TypedParcel = form({
  courierId: v.string(validationCode('required')),
  trackingNumber: TrackingNumber,
  cash: v.pipe(v.unknown(), v.transform(piastresIn), v.number(validationCode('shipment.cash'))),
});

/** Packs a parcel, or changes one. */
export const ParcelForm = ({ orderId, shipment, cashLeft, onClose, onSaved }: ParcelFormProps) => {
  const { fields } = useMessages('common');
  const { form: words } = useMessages('admin').shipments;
  const language = useLanguage();
  const couriers = useCouriers();
  const { errors, isBusy, clear, formProps } = useSaveParcel(orderId, shipment, onSaved);
  const isWithCourier = shipment?.state === 'handed_over';
  const most = cashLeft + (shipment?.cashToCollect ?? 0);
  return (
    <Dialog isOpen onClose={onClose} title={shipment === null ? words.add : words.change} closeLabel={fields.close}>
      {couriers.length === 0 ? (
        <ListSkeleton />
      ) : (
        <form {...formProps} className="grid gap-5 mt-5">
          {isWithCourier ? (
            <p className="text-mist">
              {words.handedOver}
              <input type="hidden" name="courierId" value={shipment.courierId} />
              <input type="hidden" name="cash" value={String(shipment.cashToCollect / 100)} />
            </p>
          ) : (
            <CourierSelect label={words.courier} couriers={couriers} opened={shipment?.courierId} />
          )}
          <Field
            name="trackingNumber"
            label={words.tracking}
            dir="ltr"
            autoComplete="off"
            hint={words.trackingHint}
            defaultValue={shipment?.trackingNumber ?? ''}
            error={errors['trackingNumber']}
            onChange={() => clear('trackingNumber')}
          />
          {!isWithCourier && (
            <Field
              name="cash"
              label={words.cash}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              required
              hint={words.cashHint({ amount: formatMoney(most, language) })}
              defaultValue={String((shipment?.cashToCollect ?? cashLeft) / 100)}
              error={errors['cash']}
              onChange={() => clear('cash')}
            />
          )}
          <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
        </form>
      )}
    </Dialog>
  );
};

/** Checks and saves a parcel. A taken number and too much cash are errors of their fields. */
const useSaveParcel = (orderId: string, shipment: ParcelFormProps['shipment'], onSaved: ParcelFormProps['onSaved']) => {
  const { panel } = useMessages('admin').shipments;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useValidatedForm({
    check: (typed) => v.safeParse(TypedParcel, typed),
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
        const { code, message: sentence } = refusalOf(error, language);
        if (code === 'TRACKING_NUMBER_TAKEN') return { trackingNumber: sentence };
        if (code === 'CASH_TOO_MUCH') return { cash: sentence };
        fail(error);
      }
      return null;
    },
  });
};
