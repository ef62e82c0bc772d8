import { useMessages } from '#core/i18n/messages-provider.tsx';

interface ShipmentsNavProps {
  /** Path of the open page below that of the section. */
  readonly open: '' | 'couriers' | 'settlements';
}

/** Links to the pages of the shipments section. */
export const ShipmentsNav = ({ open }: ShipmentsNavProps) => {
  const { shipments: t, settlements } = useMessages('admin');
  const parts = [
    { path: '', title: t.title },
    { path: 'couriers', title: t.couriers.title },
    { path: 'settlements', title: settlements.title },
  ];
  return (
    <nav aria-label={t.parts} className="flex flex-wrap gap-2 pt-6">
      {parts.map(({ path, title }) => (
        <a
          key={path}
          href={path === '' ? '/admin/shipments' : `/admin/shipments/${path}`}
          aria-current={path === open ? 'page' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${path === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {title}
        </a>
      ))}
    </nav>
  );
};
