import { formatNumber } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OrderCard } from './order-card.tsx';
import type { AccountView } from './use-account.ts';

interface OrdersProps {
  readonly view: AccountView;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
}

/** The customer's orders, newest first (specification 2, Account). */
export const Orders = ({ view: { words, orders, hasMore }, isLoadingOlder, onOlder }: OrdersProps) => {
  const { fields } = useWords();
  const { empty, more } = words.orders;
  return (
    <section aria-labelledby="orders">
      <OrdersHeading title={words.tabs.orders} count={hasMore ? 0 : orders.length} />
      {orders.length === 0 ? (
        <div className="pt-10">
          <EmptyPlate title={empty.title} text={empty.text} link={{ to: '/products', label: empty.button }} />
        </div>
      ) : (
        <ul className="grid gap-6 pt-10">
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} words={words} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="pt-8 text-center">
          <button
            type="button"
            className="btn btn-line min-w-52"
            aria-busy={isLoadingOlder}
            disabled={isLoadingOlder}
            onClick={onOlder}
          >
            {isLoadingOlder ? fields.wait : more}
          </button>
        </p>
      )}
    </section>
  );
};

const OrdersHeading = ({ title, count }: { title: string; count: number }) => {
  const language = useLanguage();
  return (
    <div className="border-b border-lapis-900">
      <h2
        id="orders"
        className="relative inline-flex items-center gap-2.5 min-h-14 px-5 font-medium border-b-3 border-lapis-900 mb-[2px]"
      >
        <Icon name="package" className="size-5" />
        {title}
        {count > 0 && <span className="num text-sm text-lapis-700">{formatNumber(count, language)}</span>}
      </h2>
    </div>
  );
};
