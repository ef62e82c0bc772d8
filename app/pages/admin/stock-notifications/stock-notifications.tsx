import { preloadMessages } from '../../../i18n/messages.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { useAdminContext } from '../use-admin.ts';
import { StockNotificationList } from './stock-notification-list.tsx';
import { StockNotificationProducts } from './stock-notification-products.tsx';

preloadMessages('admin');

/** Stock notifications by product or by address (specification 2, Admin). */
export const StockNotifications = () => {
  const { may } = useAdminContext();
  const view = useListUrl().get('view') === 'requests' && may('customers.read') ? 'requests' : 'products';
  return view === 'requests' ? <StockNotificationList /> : <StockNotificationProducts />;
};
