import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import { Price } from '#core/ui/price.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { StatusBadge } from '#features/orders/ui/status-badge.tsx';
import { type OrderPage, useOrderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { AdjacentOrders } from './adjacent-orders.tsx';
import { useOrdersSection } from './orders-section.route.tsx';
import { PaymentState } from './payment-state.tsx';
import { useOrder } from './use-order.ts';

preloadMessages('admin');

/** Order of the open page, for the tabs of this feature. */
export interface WholeOrderPage extends OrderPage {
  readonly order: AdminOrder;
  /** Shows the order that an action has returned. */
  readonly replace: (order: AdminOrder) => void;
}

/** Page of an order: number, state and amount, and its parts as tabs, each a page below this one. */
export default function Order() {
  const { orderNumber = '' } = useParams();
  const { orderChanges } = useMessages('admin');
  const { listAddress } = useOrdersSection();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 pt-4 md:pt-6">
        <BackLink to={listAddress()} label={orderChanges.back} />
        {/* outside of the order's frame, so that the links keep the focus */}
        <AdjacentOrders orderNumber={orderNumber} />
      </div>
      <OrderFrame key={orderNumber} orderNumber={orderNumber} />
    </>
  );
}

const OrderFrame = ({ orderNumber }: { orderNumber: string }) => {
  const { orders, orderChanges } = useMessages('admin');
  const { order, state, refresh, replace } = useOrder(orderNumber);
  useAdminTitle(`${orders.page.title} ${shortOrderNumber(orderNumber)}`);
  return (
    <>
      {state === 'failed' && <CouldNotLoad onTryAgain={() => void refresh()} />}
      {state === 'loading' && <ListSkeleton />}
      {state === 'unknown' && (
        <>
          <h1 className="display text-h2 pb-4">{orders.page.title}</h1>
          <p className="text-base">{orderChanges.unknown}</p>
        </>
      )}
      {state === 'loaded' && order !== null && (
        <>
          <OrderHead order={order} />
          <OrderTabs order={order} />
          <div className="pt-6">
            <Outlet context={{ order, refresh, replace } satisfies WholeOrderPage} />
          </div>
        </>
      )}
    </>
  );
};

/** Number, state and amount of an order, above all its tabs. */
const OrderHead = ({ order }: { order: AdminOrder }) => {
  const { orders } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { orderNumber, status, createdAt, shipping, total } = order;
  const t = orders.page;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-5">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-baseline gap-x-3">
          <span className="display text-h2">{orders.page.title}</span>
          <OrderNumber number={orderNumber} className="text-h3" />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4">
          <bdi dir="ltr" className="code text-mist break-all">
            {orderNumber}
          </bdi>
          <CopyButton text={orderNumber} label={t.copy} describes={t.number} copied={t.copied} />
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
          <StatusBadge status={status} label={orders.columns.status} name={orders.status[status]} />
          <span className="flex gap-x-1.5">
            <span className="text-mist">{orders.columns.payment}:</span>
            <PaymentState order={order} />
          </span>
          <time dateTime={createdAt} className="text-mist num">
            {formatMoment(new Date(createdAt), language)}
          </time>
          <bdi className="text-mist wrap-anywhere">
            {shipping.fullName || (may('customers.read') ? orders.deletedAccount : orders.hiddenCustomer)}
          </bdi>
        </div>
      </div>
      <p className="sm:text-end">
        <span className="block text-caption text-mist">{orders.columns.total}</span>
        <Price amount={total} className="text-h3 font-medium" />
      </p>
    </header>
  );
};

/** Links to the parts of an order that the role may see. */
const OrderTabs = ({ order }: { order: AdminOrder }) => {
  const { orders, payments, returns, shipments } = useMessages('admin');
  const { pathname } = useLocation();
  const { may } = useAdminContext();
  const { orderNumber, status, history } = order;
  const pathTo = useOrderPath();
  const canHaveReturns =
    status === 'shipped' || status === 'delivered' || history.some(({ returned }) => returned !== null);
  const tabs: readonly { readonly path: string; readonly title: string; readonly icon: IconName }[] = [
    { path: '', title: orders.page.details, icon: 'package' },
    ...(may('customers.read')
      ? [
          { path: 'shipments', title: shipments.panel.show, icon: 'truck' as const },
          ...(canHaveReturns ? [{ path: 'returns', title: returns.panel, icon: 'rotate-ccw' as const }] : []),
        ]
      : []),
    { path: 'payments', title: payments.panel.show, icon: 'banknote' },
    { path: 'history', title: orders.history, icon: 'history' },
  ];
  const part = pathname.split('/')[4] ?? '';
  const open = tabs.some(({ path }) => path === part) ? part : '';
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    showOpenTab(row.current, open);
  }, [open]);
  return (
    <nav
      ref={row}
      aria-label={orders.page.tabs}
      className="border-b border-lapis-900 flex gap-1 overflow-x-auto scrollbar-none"
    >
      {tabs.map(({ path, title, icon }) => (
        <a
          key={path}
          href={pathTo(orderNumber, path)}
          data-state={KEEP_PLACE}
          aria-current={path === open ? 'page' : undefined}
          className={`relative shrink-0 inline-flex items-center gap-2.5 min-h-14 px-4 whitespace-nowrap focus-visible:-outline-offset-4 ${path === open ? 'font-medium' : 'text-mist hover:text-lapis-900'}`}
        >
          <Icon name={icon} className={`size-5 ${icon === 'truck' ? 'rtl:mirror' : ''}`} />
          {title}
          {path === open && <span className="absolute inset-x-0 bottom-[2px] border-b-3 border-lapis-900" />}
        </a>
      ))}
    </nav>
  );
};

/** Scrolls the row of tabs, and not the page, to the open tab. */
const showOpenTab = (row: HTMLElement | null, path: string) => {
  const tab = row?.querySelector(`a[href$="${path}"][aria-current]`)?.getBoundingClientRect();
  if (!row || !tab) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
};
