import type { OfficeOrder, OrderChange } from '../../../../contract/office/orders.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';

/** What happened to an order: what it became, when, and by whose hand. */
export const OrderHistory = ({ order: { history } }: { order: OfficeOrder }) => {
  const { orders } = useOfficeWords();
  const language = useLanguage();
  const became = ({ status, payment }: OrderChange, place: number) => {
    if (status !== null) return place === 0 ? orders.placed : orders.status[status];
    return payment === null ? '' : orders.payment[payment];
  };
  return (
    <section>
      <h2 className="text-caption text-mist pb-2">{orders.history}</h2>
      <ol className="grid gap-1.5">
        {history.map((change, place) => (
          <li key={change.at + (change.status ?? change.payment)} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{became(change, place)}</span>
            <span className="text-mist">
              <bdi>{change.by ?? orders.formerAccount}</bdi>
            </span>
            <time dateTime={change.at} className="text-mist num sm:ms-auto">
              {formatMoment(new Date(change.at), language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
