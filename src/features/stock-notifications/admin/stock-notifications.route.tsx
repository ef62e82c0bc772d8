import { useAdminContext } from '#core/admin/admin-context.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { StockNotificationList } from './stock-notification-list.tsx';
import { StockNotificationProducts } from './stock-notification-products.tsx';

preloadMessages('admin');

/** Stock notifications by product or by address (specification 2). */
export default function StockNotifications() {
  const { may } = useAdminContext();
  const view = useListUrl().get('view') === 'requests' && may('customers.read') ? 'requests' : 'products';
  return view === 'requests' ? <StockNotificationList /> : <StockNotificationProducts />;
}
