import { useSearchParams } from 'react-router';

/** Reads the URL of the customers section; the list's filters are preserved in it. */
export function useCustomerAddress() {
  const [query] = useSearchParams();
  const to = (id?: string): string => {
    const next = new URLSearchParams(query);
    next.delete('customer');
    if (id !== undefined) next.set('customer', id);
    return `/admin/customers?${next}`;
  };
  return { openId: query.get('customer') ?? undefined, toCustomer: (id: string) => to(id), toList: to() };
}
