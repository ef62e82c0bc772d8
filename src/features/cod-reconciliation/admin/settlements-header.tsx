import { SectionHeader } from '#core/admin/list-page.tsx';
import { PageLinks } from '#core/admin/page-links.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { ShipmentsNav } from '#features/fulfillment/ui/shipments-nav.tsx';

const paths = {
  read: '/admin/shipments/settlements',
  lines: '/admin/shipments/settlements/lines',
  files: '/admin/shipments/settlements/files',
  totals: '/admin/shipments/settlements/totals',
} as const;
const views = ['read', 'lines', 'files', 'totals'] as const;

/** Title of the settlement pages with links between them. */
export const SettlementsHeader = ({ open }: { open: (typeof views)[number] }) => {
  const { settlements: t } = useMessages('admin');
  const pages = views.map((view) => ({ path: paths[view], title: t.views[view] }));
  return (
    <>
      <ShipmentsNav open="settlements" />
      <SectionHeader title={t.title} />
      <PageLinks label={t.view} pages={pages} open={paths[open]} className="pb-6" />
    </>
  );
};
