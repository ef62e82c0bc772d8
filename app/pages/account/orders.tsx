import { useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
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
    <>
      <h2 className="sr-only">{words.tabs.orders}</h2>
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
    </>
  );
};
