import { PageLinks } from '#core/admin/page-links.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface ShipmentsNavProps {
  /** Path of the open page below that of the section. */
  readonly open: '' | 'couriers' | 'tracking-numbers' | 'settlements';
}

/** Links to the pages of the shipments section. */
export const ShipmentsNav = ({ open }: ShipmentsNavProps) => {
  const { shipments: t, settlements, trackingNumbers } = useMessages('admin');
  const pages = [
    { path: '/admin/shipments', title: t.title },
    { path: '/admin/shipments/tracking-numbers', title: trackingNumbers.title },
    { path: '/admin/shipments/couriers', title: t.couriers.title },
    { path: '/admin/shipments/settlements', title: settlements.title },
  ];
  return (
    <PageLinks
      label={t.parts}
      pages={pages}
      open={open === '' ? '/admin/shipments' : `/admin/shipments/${open}`}
      className="pt-6"
    />
  );
};
