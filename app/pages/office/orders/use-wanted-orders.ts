import { isCalendarDay } from '../../../../domain/calendar-day.ts';
import { orderStatuses } from '../../../../domain/orders/status.ts';
import { useListAddress } from '../list/use-list-address.ts';

/** What the address narrows the orders to; what it holds beside that is passed over. */
export function useWantedOrders() {
  const { get, after } = useListAddress();
  const day = (name: string) => {
    const written = get(name);
    return written !== undefined && isCalendarDay(written) ? written : undefined;
  };
  return {
    q: get('q'),
    status: orderStatuses.find((known) => known === get('status')),
    from: day('from'),
    to: day('to'),
    sort: get('sort') === 'oldest' ? ('oldest' as const) : undefined,
    after,
  };
}
