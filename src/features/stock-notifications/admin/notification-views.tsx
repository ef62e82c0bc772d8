import { useMessages } from '#core/i18n/messages-provider.tsx';

const views = { products: '/admin/stock-notifications', requests: '/admin/stock-notifications/requests' } as const;

/** Links between the two views. */
export const NotificationViews = ({ open }: { open: keyof typeof views }) => {
  const { stockNotifications } = useMessages('admin');
  return (
    <nav aria-label={stockNotifications.views} className="flex flex-wrap gap-2">
      {(['products', 'requests'] as const).map((view) => (
        <a
          key={view}
          href={views[view]}
          aria-current={view === open ? 'page' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${view === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {stockNotifications.view[view]}
        </a>
      ))}
    </nav>
  );
};
