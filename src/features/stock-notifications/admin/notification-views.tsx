import { PageLinks } from '#core/admin/page-links.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

const views = { products: '/admin/stock-notifications', requests: '/admin/stock-notifications/requests' } as const;

/** Links between the two views. */
export const NotificationViews = ({ open }: { open: keyof typeof views }) => {
  const { stockNotifications: t } = useMessages('admin');
  const pages = (['products', 'requests'] as const).map((view) => ({ path: views[view], title: t.view[view] }));
  return <PageLinks label={t.views} pages={pages} open={views[open]} />;
};
