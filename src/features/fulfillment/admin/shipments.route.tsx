import { anyText, listLoader, oneOf, uuid } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect, RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import { shipmentStates } from '#features/orders/parcel-view.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminShipment } from '../shipments.admin.contract.ts';
import { ShipmentsNav } from '../ui/shipments-nav.tsx';
import { ShipmentBadge } from './shipment-badge.tsx';

preloadMessages('admin', 'forms');

/** Page of the parcels, and the couriers for the filter. */
export const clientLoader = listLoader(
  { q: anyText, state: oneOf(shipmentStates), courier: uuid },
  async (admin, query, { signal }) => {
    const [page, couriers] = await Promise.all([
      admin.shipments.list(query, { signal }),
      admin.couriers.list(undefined, { signal }),
    ]);
    return { ...page, couriers: couriers.items };
  },
);

/** List of parcels, with search and filters. */
export default function Shipments() {
  const { shipments: t } = useMessages('admin');
  const language = useLanguage();
  const list = useAdminList<typeof clientLoader>();
  const couriers = list.page?.couriers ?? [];
  const columns = useShipmentColumns();
  const nameOf = (id: string) => {
    const match = couriers.find((each) => each.id === id);
    return (language === 'ar' ? match?.nameAr : match?.nameEn) ?? '';
  };
  return (
    <>
      <ShipmentsNav open="" />
      <SectionHeader title={t.title} counted={list.page} />
      <FilterPanel search={t.search}>
        <FilterSelect
          label={t.courierFilter.label}
          name="courier"
          everything={t.courierFilter.all}
          values={couriers.map(({ id }) => id)}
          format={nameOf}
        />
        <div className="w-full">
          <RadioGroup label={t.filter} name="state" values={shipmentStates} format={(value) => t.state[value]} />
        </div>
      </FilterPanel>
      <ListLayout list={list}>{(rows) => <Table label={t.title} columns={columns} rows={rows} />}</ListLayout>
    </>
  );
}

const useShipmentColumns = (): readonly Column<AdminShipment>[] => {
  const { shipments: t, orders } = useMessages('admin');
  const language = useLanguage();
  const { columns } = t;
  return [
    {
      id: 'parcel',
      label: columns.parcel,
      cell: ({ orderNumber, number }) => (
        <a
          href={orderPath(orderNumber, 'shipments')}
          className="link inline-flex flex-wrap items-center min-h-11 gap-x-3"
        >
          <OrderNumber number={orderNumber} />
          <span className="text-caption text-mist font-normal">
            {t.panel.parcel({ number: formatNumber(number, language) })}
          </span>
        </a>
      ),
    },
    {
      id: 'customer',
      label: columns.customer,
      cell: ({ customer, city, phone }) => (
        <>
          <span className="block wrap-anywhere md:min-w-36">
            <bdi>{customer || orders.deletedAccount}</bdi>
          </span>
          <span className="block text-caption text-mist">{orders.place({ city, phone })}</span>
        </>
      ),
    },
    {
      id: 'courier',
      label: columns.courier,
      cell: ({ courier }) => <bdi className="md:whitespace-nowrap">{textIn(courier, language)}</bdi>,
    },
    { id: 'tracking', label: columns.tracking, cell: (parcel) => <Tracking parcel={parcel} /> },
    { id: 'cash', label: columns.cash, isEnd: true, cell: (parcel) => <Cash parcel={parcel} /> },
    {
      id: 'since',
      label: columns.since,
      cell: ({ createdAt, handedOverAt, endedAt }) => {
        const at = endedAt ?? handedOverAt ?? createdAt;
        return (
          <time dateTime={at} className="md:block md:min-w-24 text-mist num">
            {formatMoment(new Date(at), language)}
          </time>
        );
      },
    },
    { id: 'state', label: columns.state, cell: ({ state }) => <ShipmentBadge state={state} /> },
  ];
};

/** Tracking number, linked to the courier's page if there is one. */
const Tracking = ({ parcel: { trackingNumber, trackingUrl } }: { parcel: AdminShipment }) => {
  const { noTracking } = useMessages('admin').shipments;
  if (trackingNumber === null) return <span className="text-mist">{noTracking}</span>;
  const number = (
    <bdi dir="ltr" className="code same-side wrap-anywhere md:min-w-24">
      {trackingNumber}
    </bdi>
  );
  if (trackingUrl === null) return number;
  return (
    <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center min-h-11">
      {number}
    </a>
  );
};

const Cash = ({ parcel: { cashToCollect, cashReceived } }: { parcel: AdminShipment }) => {
  const { received } = useMessages('admin').shipments;
  const language = useLanguage();
  if (cashToCollect === 0 && cashReceived === 0) return <span className="text-mist">–</span>;
  return (
    <>
      <Price amount={cashToCollect} />
      {cashReceived > 0 && (
        <span className="block text-caption text-mist num">
          {received({ amount: formatMoney(cashReceived, language) })}
        </span>
      )}
    </>
  );
};
