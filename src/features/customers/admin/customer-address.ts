import { useSearchParams } from 'react-router';

/** Builds the URLs of the customers section; the list's filters are preserved in them. */
export function useCustomerAddress() {
  const [query] = useSearchParams();
  const to = (path: string): string => `/admin/customers${path}${query.size > 0 ? `?${query}` : ''}`;
  return { toCustomer: (id: string) => to(`/${id}`), toList: to('') };
}
