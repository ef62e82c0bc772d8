import { preloadMessages } from '../../../i18n/messages.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { StockNotificationList } from './stock-notification-list.tsx';
import { StockNotificationProducts } from './stock-notification-products.tsx';

preloadMessages('admin');

/** Stock notifications by product or by address (specification 2, Admin). */
export const StockNotifications = () => {
  const view = useListUrl().get('view') === 'requests' ? 'requests' : 'products';
  return view === 'requests' ? <StockNotificationList /> : <StockNotificationProducts />;
};
