import { useSearchParams } from 'react-router';

/** Page of the orders section, and URLs from the list to its pages and back. */
interface OrderAddress {
  /** Number of the order being edited. */
  readonly changed: string | undefined;
  /** Whether the page is an order by phone. */
  readonly isByPhone: boolean;
  readonly toChange: (orderNumber: string) => string;
  readonly toPhone: string;
  /** URL of the list with its filters, optionally with one order open. */
  readonly toList: (orderNumber?: string) => string;
}

/** Reads the URL of the orders section; the list's filters are preserved in it. */
export function useOrderAddress(): OrderAddress {
  const [query] = useSearchParams();
  const to = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(query);
    for (const name of ['change', 'phone']) next.delete(name);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `/admin/orders?${next}`;
  };
  return {
    changed: query.get('change') ?? undefined,
    isByPhone: query.has('phone'),
    toChange: (orderNumber) => to({ change: orderNumber }),
    toPhone: to({ phone: 'new' }),
    toList: (orderNumber) => (orderNumber === undefined ? to({}) : `/admin/orders?q=${orderNumber}&show=order`),
  };
}
