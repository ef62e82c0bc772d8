import { preloadMessages } from '../../../i18n/messages.tsx';
import { useCustomerAddress } from './customer-address.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';

preloadMessages('admin', 'forms');

/** Customers section: the list, or the page of one customer (decision 202). */
export const Customers = () => {
  const { openId } = useCustomerAddress();
  return openId === undefined ? <CustomerList /> : <CustomerPage key={openId} id={openId} />;
};
