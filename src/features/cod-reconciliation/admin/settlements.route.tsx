import { Outlet } from 'react-router';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { EditableWith } from '#core/admin/require-permission.tsx';
import { useAdminPath } from '#core/admin/use-admin-path.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { ShipmentsNav } from '#features/fulfillment/ui/shipments-nav.tsx';

preloadMessages('admin');

const views = ['read', 'lines', 'files', 'totals'] as const;

/** Reports of couriers about the cash that they collected: reading a file, lines that need a decision, files, totals by day. */
export default function Settlements() {
  const { settlements: t } = useMessages('admin');
  const [, , part = 'read'] = useAdminPath().split('/');
  // the lines of one file
  const open = views.find((view) => view === part) ?? 'files';
  return (
    <>
      <ShipmentsNav open="settlements" />
      <SectionHeader title={t.title} />
      <nav aria-label={t.view} className="flex flex-wrap gap-2 pb-6">
        {views.map((view) => (
          <a
            key={view}
            href={`/admin/shipments/settlements${view === 'read' ? '' : `/${view}`}`}
            aria-current={view === open ? 'page' : undefined}
            className={`inline-flex items-center min-h-11 px-4 rounded-full border ${view === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
          >
            {t.views[view]}
          </a>
        ))}
      </nav>
      {open === 'read' ? (
        <EditableWith right="payments.write">
          <Outlet />
        </EditableWith>
      ) : (
        <Outlet />
      )}
    </>
  );
}
