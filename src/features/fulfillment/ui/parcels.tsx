import { formatDate, formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { ParcelView, ShipmentState } from '#features/orders/parcel-view.ts';

/** Parcels of an order, each with its state and tracking link. */
export const Parcels = ({ parcels }: Pick<OrderView, 'parcels'>) => (
  <ul className="grid gap-6">
    {parcels.map((parcel) => (
      <li key={parcel.number}>
        <Parcel parcel={parcel} isOnly={parcels.length === 1} />
      </li>
    ))}
  </ul>
);

const Parcel = ({ parcel, isOnly }: { parcel: ParcelView; isOnly: boolean }) => {
  const { parcels: t } = useMessages('checkout');
  const language = useLanguage();
  const { number, courier, trackingNumber, trackingUrl, cashToCollect, state } = parcel;
  const isOpen = state === 'packed' || state === 'handed_over';
  return (
    <>
      <p className="font-medium">
        {!isOnly && <span className="block">{t.name({ number: formatNumber(number, language) })}</span>}
        {t.by({ courier })}
      </p>
      <ol className="grid gap-1.5 mt-2">
        {stepsOf(parcel).map((step) => (
          <li key={step.state} className="flex flex-wrap items-baseline gap-x-2.5">
            <Icon
              name={step.state === 'lost' ? 'circle-alert' : step.at === null ? 'circle' : 'check'}
              className={`size-[18px] self-center ${step.at === null ? 'text-lapis-300' : 'text-lapis-700'}`}
            />
            <span className={step.at === null ? 'text-mist' : ''}>{t.state[step.state]}</span>
            {step.at !== null && (
              <time dateTime={step.at} className="text-mist text-sm">
                {formatDate(new Date(step.at), language)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {trackingNumber !== null && (
        <p className="mt-3 text-sm">
          <span className="text-mist">{t.trackingNumber}: </span>
          <bdi dir="ltr" className="code break-all">
            {trackingNumber}
          </bdi>
        </p>
      )}
      {isOpen && cashToCollect > 0 && (
        <p className="mt-2 text-sm">{t.cash({ amount: formatMoney(cashToCollect, language) })}</p>
      )}
      {trackingUrl !== null && isOpen && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className="btn btn-sm btn-line mt-3">
          <Icon name="truck" className="size-[18px] rtl:mirror" />
          {t.follow}
        </a>
      )}
    </>
  );
};

/** Steps of a parcel; future ones have no time. */
const stepsOf = ({
  state,
  packedAt,
  handedOverAt,
  endedAt,
}: ParcelView): { readonly state: ShipmentState; readonly at: string | null }[] => [
  { state: 'packed', at: packedAt },
  { state: 'handed_over', at: handedOverAt },
  { state: endedAt === null ? 'delivered' : state, at: endedAt },
];
