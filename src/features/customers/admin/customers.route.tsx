import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { CustomerPage } from './customer.route.tsx';
import { useCustomerAddress } from './customer-address.ts';
import { CustomerList } from './customer-list.tsx';

preloadMessages('admin', 'forms');

/** Customers section: the list, or the page of one customer (decision 202). */
export default function Customers() {
  const { openId } = useCustomerAddress();
  return openId === undefined ? <CustomerList /> : <CustomerPage key={openId} id={openId} />;
}
