import { useParams } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Leads to the parts of the parcels. */
export const ShipmentsNav = () => {
  const { shipments: t, settlements } = useMessages('admin');
  const { page } = useParams();
  const parts = [
    { path: '/admin/shipments', title: t.title, isOpen: page === undefined },
    { path: '/admin/shipments/couriers', title: t.couriers.title, isOpen: page === 'couriers' },
    { path: '/admin/shipments/settlements', title: settlements.title, isOpen: page === 'settlements' },
  ];
  return (
    <nav aria-label={t.parts} className="flex flex-wrap gap-2 pt-6">
      {parts.map(({ path, title, isOpen }) => (
        <a
          key={path}
          href={path}
          aria-current={isOpen ? 'page' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${isOpen ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {title}
        </a>
      ))}
    </nav>
  );
};
