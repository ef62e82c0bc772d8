import { useState } from 'react';
import { Outlet } from 'react-router';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import { type OrderPage, useOrderPage, useOrderPath } from '#features/orders/ui/use-order-page.ts';
import { areParcelsReturned, nextShipmentStates } from '../shipment-state.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';
import { ShipmentBadge } from './shipment-badge.tsx';
import { useOrderShipments } from './use-order-shipments.ts';

preloadMessages('admin', 'forms');

type Shipment = OrderShipments['shipments'][number];

/** States that are mailed to the customer and need a confirmation. */
const mailedStates = ['handed_over', 'delivered'] as const satisfies readonly ShipmentState[];
type MailedState = (typeof mailedStates)[number];
const isMailed = (state: ShipmentState): state is MailedState => mailedStates.some((mailed) => mailed === state);

/** Parcels of the open order, for its dialogs. */
export interface ShipmentsTab extends OrderPage {
  readonly orderShipments: OrderShipments;
  readonly saved: (shipments: OrderShipments) => void;
}

/** Parcels of an order, with the actions on them: a tab of its page. */
export default function OrderShipmentsTab() {
  const { shipments: texts, returns } = useMessages('admin');
  const { panel } = texts;
  const page = useOrderPage();
  const { order, refresh } = page;
  const pathTo = useOrderPath();
  const { orderShipments, hasFailed, isBusy, change, saved, reload } = useOrderShipments(order, refresh);
  const [dialog, setDialog] = useState<{ readonly shipment: Shipment; readonly to: MailedState } | null>(null);
  const changeParcelState = ({ id, state: from }: Shipment, to: ShipmentState) =>
    change((admin) => admin.setState({ id, from, to }));
  if (orderShipments === null) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const { shipments, canAdd } = orderShipments;
  const isBack = order.status === 'shipped' && areParcelsReturned(shipments.map(({ state }) => state));
  return (
    <div className="grid gap-4 pt-4 pb-2" aria-busy={isBusy}>
      {shipments.length === 0 && (
        <p className="text-mist">{canAdd || order.status !== 'pending' ? panel.none : panel.notYet}</p>
      )}
      {shipments.length > 0 && (
        <ul className="rows border border-lapis-200 bg-white">
          {shipments.map((shipment) => (
            <li key={shipment.id} className="grid md:grid-cols-[1fr_auto] gap-x-8 gap-y-3 p-4">
              <ShipmentFacts shipment={shipment} />
              <RequirePermission permission="orders.write">
                <div
                  role="group"
                  aria-label={panel.label}
                  className="flex flex-wrap gap-2 content-start md:justify-end"
                >
                  {(shipment.state === 'packed' || shipment.state === 'handed_over') && (
                    <a
                      href={pathTo(order.orderNumber, `shipments/${shipment.id}`)}
                      data-state={KEEP_PLACE}
                      className="btn btn-sm btn-quiet"
                    >
                      {panel.edit}
                    </a>
                  )}
                  {nextShipmentStates(shipment.state).map((to, index) => (
                    <button
                      key={to}
                      type="button"
                      className={`btn btn-sm ${index === 0 ? 'btn-primary' : 'btn-quiet'}`}
                      aria-disabled={isBusy}
                      onClick={() =>
                        isMailed(to) ? setDialog({ shipment, to }) : void changeParcelState(shipment, to)
                      }
                    >
                      {panel.move[to]}
                    </button>
                  ))}
                </div>
              </RequirePermission>
            </li>
          ))}
        </ul>
      )}
      {isBack && (
        <RequirePermission permission="orders.write">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 border border-gold-200 bg-gold-50">
            <p role="status" className="grow basis-80">
              {panel.allReturned}
            </p>
            <a
              href={pathTo(order.orderNumber, 'shipments/refused-delivery')}
              data-state={KEEP_PLACE}
              className="btn btn-sm btn-primary"
            >
              {returns.delivery.button}
            </a>
          </div>
        </RequirePermission>
      )}
      {canAdd && (
        <RequirePermission permission="orders.write">
          <p>
            <a
              href={pathTo(order.orderNumber, 'shipments/new')}
              data-state={KEEP_PLACE}
              className={`btn btn-sm ${shipments.length === 0 ? 'btn-primary' : 'btn-line'}`}
            >
              <Icon name="plus" className="size-[18px]" />
              {panel.add}
            </a>
          </p>
        </RequirePermission>
      )}
      {dialog !== null && (
        <ConfirmDialog
          title={panel.confirm[dialog.to].title}
          button={panel.move[dialog.to]}
          isBusy={isBusy}
          onYes={() => void changeParcelState(dialog.shipment, dialog.to).then(() => setDialog(null))}
          onClose={() => setDialog(null)}
        >
          <p>{panel.confirm[dialog.to].text}</p>
        </ConfirmDialog>
      )}
      <Outlet context={{ ...page, orderShipments, saved } satisfies ShipmentsTab} />
    </div>
  );
}

const ShipmentFacts = ({ shipment }: { shipment: Shipment }) => {
  const { shipments: t, orders } = useMessages('admin');
  const language = useLanguage();
  const { number, courier, state, trackingNumber, trackingUrl, cashDue, history } = shipment;
  return (
    <div className="min-w-0 grid gap-2 content-start">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium">{t.panel.parcel({ number: formatNumber(number, language) })}</span>
        <bdi>{textIn(courier, language)}</bdi>
        <ShipmentBadge state={state} />
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {trackingNumber === null ? (
          <span className="text-mist">{t.noTracking}</span>
        ) : (
          <span>
            <span className="text-mist">{t.columns.tracking}: </span>
            <bdi dir="ltr" className="code break-all">
              {trackingNumber}
            </bdi>
          </span>
        )}
        {cashDue > 0 && (
          <span>
            <span className="text-mist">{t.panel.cash}: </span>
            <Price amount={cashDue} className="font-medium" />
          </span>
        )}
        {trackingUrl !== null && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex items-center min-h-11"
          >
            {t.follow}
          </a>
        )}
      </p>
      <ol aria-label={t.panel.history} className="grid gap-1">
        {history.map((change) => (
          <li key={change.at + change.state} className="flex flex-wrap gap-x-3 text-caption">
            <span>{t.state[change.state]}</span>
            <span className="text-mist">
              <bdi>{change.by ?? orders.formerAccount}</bdi>
            </span>
            <time dateTime={change.at} className="text-mist num">
              {formatMoment(new Date(change.at), language)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
};
