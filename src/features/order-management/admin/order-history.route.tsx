import { useOutletContext } from 'react-router';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { OrderChange, OrderContentChange } from '../orders.admin.contract.ts';
import type { WholeOrderPage } from './order.route.tsx';

preloadMessages('admin');

/** History of an order, its changes and its returns: new status, time and author of each change. */
export default function OrderHistory() {
  const { orders, orderChanges, returns } = useMessages('admin');
  const { order } = useOutletContext<WholeOrderPage>();
  const language = useLanguage();
  const became = ({ status, payment, returned, content }: OrderChange, index: number) => {
    if (content !== null) return orderChanges.history.changed;
    if (status !== null) return index === 0 ? orders.placed : orders.status[status];
    if (payment !== null) return orders.payment[payment];
    return returned === null ? '' : returns.status[returned];
  };
  return (
    <ol aria-label={orders.history} className="grid gap-3 max-w-3xl">
      {order.history.map((change, index) => (
        <li
          key={change.at + (change.status ?? change.payment ?? change.returned ?? 'content')}
          className="flex flex-wrap gap-x-3"
        >
          <span className="font-medium">{became(change, index)}</span>
          <span className="text-mist">
            <bdi>{change.by ?? (change.isAutomatic ? orders.byItself : orders.formerAccount)}</bdi>
          </span>
          <time dateTime={change.at} className="text-mist num sm:ms-auto">
            {formatMoment(new Date(change.at), language)}
          </time>
          {change.content && <ContentChange change={change.content} />}
        </li>
      ))}
    </ol>
  );
}

/** An admin's change of an order: quantities, address, gift, total. */
const ContentChange = ({ change }: { change: OrderContentChange }) => {
  const { orderChanges: t } = useMessages('admin');
  const language = useLanguage();
  const { parts, linesBefore, linesAfter, totalBefore, totalAfter } = change;
  const quantityIn = (lines: OrderContentChange['linesAfter'], id: string) =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const names = new Map([...linesBefore, ...linesAfter].map(({ productId, name }) => [productId, name]));
  const lines = [...names].flatMap(([id, name]) => {
    const [before, after] = [quantityIn(linesBefore, id), quantityIn(linesAfter, id)];
    if (before === after) return [];
    return [t.history.quantity({ name, before: formatNumber(before, language), after: formatNumber(after, language) })];
  });
  const changes = [
    ...lines,
    ...parts.flatMap((part) => (part === 'lines' ? [] : [t.parts[part]])),
    ...(totalBefore === totalAfter
      ? []
      : [
          t.history.total({
            before: formatMoney(totalBefore, language),
            after: formatMoney(totalAfter, language),
          }),
        ]),
  ];
  return (
    <ul className="w-full text-mist">
      {changes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
