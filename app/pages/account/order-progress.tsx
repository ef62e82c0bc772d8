import { type OrderStatus, orderStatuses } from '../../../domain/orders/status.ts';
import type { AccountMessages } from '../../../locales/load-rooms.ts';

const stages = orderStatuses.filter((status) => status !== 'cancelled');

/** Four dots on a line, run in the direction of reading; a cancelled order has none (design 9). */
export const OrderProgress = ({ status, words }: { status: OrderStatus; words: AccountMessages }) => {
  if (status === 'cancelled') return null;
  const reached = stages.indexOf(status);
  return (
    <ol className="grid grid-cols-[1fr_1fr_1fr_auto] mt-5 max-w-[560px]" aria-label={words.orders.progress}>
      {stages.map((stage, place) => (
        <li
          key={stage}
          className={`relative text-micro sm:text-caption ${place > reached ? 'text-mist' : ''}`}
          aria-current={place === reached ? 'step' : undefined}
        >
          <span className={`block h-[3px] ${lineOf(place, reached)}`} />
          <span
            className={`absolute -top-[5px] start-0 size-[13px] rounded-full border-2 ${place > reached ? 'bg-white border-lapis-300' : 'bg-lapis-700 border-lapis-700'}`}
          />
          <span className="block pt-3 pe-2">{words.status.order[stage]}</span>
        </li>
      ))}
    </ol>
  );
};

/** The line leads from a stage to the next, so the last has none. */
const lineOf = (place: number, reached: number): string => {
  if (place === stages.length - 1) return '';
  return place < reached ? 'bg-lapis-700' : 'bg-lapis-100';
};
