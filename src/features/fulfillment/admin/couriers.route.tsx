import { Fragment, useState } from 'react';
import { listLoader } from '#core/admin/admin-loader.ts';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { AdminCourier } from '../couriers.admin.contract.ts';
import { ShipmentsNav } from '../ui/shipments-nav.tsx';
import { CourierForm } from './courier-form.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader({}, ({ couriers }, _, { signal }) => couriers.list(undefined, { signal }));

/** The couriers, with the form that adds or changes one. */
export default function Couriers() {
  const { couriers: t } = useMessages('admin').shipments;
  const language = useLanguage();
  const list = useAdminList<typeof clientLoader>();
  const columns = useCourierColumns();
  const [edited, setEdited] = useState<AdminCourier | 'new' | null>(null);
  return (
    <>
      <ShipmentsNav open="couriers" />
      <SectionHeader title={t.title} counted={list.page}>
        <RequirePermission permission="settings.write">
          <button type="button" className="btn btn-sm btn-primary" onClick={() => setEdited('new')}>
            <Icon name="plus" className="size-[18px]" />
            {t.add}
          </button>
        </RequirePermission>
      </SectionHeader>
      <ListLayout list={list} isNewestFirst={false}>
        {(rows) => (
          <Table
            label={t.title}
            columns={columns}
            rows={rows}
            details={detailsWith(setEdited)}
            detailsLabel={({ nameAr, nameEn }) => t.details({ name: language === 'ar' ? nameAr : nameEn })}
          />
        )}
      </ListLayout>
      {edited !== null && (
        <CourierForm
          courier={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

const detailsWith = (onEdit: (courier: AdminCourier) => void) =>
  function details(courier: AdminCourier) {
    return <CourierDetails courier={courier} onEdit={() => onEdit(courier)} />;
  };

const useCourierColumns = (): readonly Column<AdminCourier>[] => {
  const { couriers: t } = useMessages('admin').shipments;
  const language = useLanguage();
  const { columns } = t;
  return [
    {
      id: 'name',
      label: columns.name,
      cell: ({ nameAr, nameEn }) => (
        <>
          <bdi className="block same-side">{language === 'ar' ? nameAr : nameEn}</bdi>
          <bdi className="block same-side text-caption text-mist font-normal">
            {language === 'ar' ? nameEn : nameAr}
          </bdi>
        </>
      ),
    },
    {
      id: 'tracking',
      label: columns.tracking,
      cell: ({ trackingUrl }) =>
        trackingUrl === null ? <span className="text-mist">{t.noTracking}</span> : <BreakableLink link={trackingUrl} />,
    },
    {
      id: 'parcels',
      label: columns.parcels,
      isEnd: true,
      cell: ({ parcels }) => <span className="num">{formatNumber(parcels, language)}</span>,
    },
    {
      id: 'state',
      label: columns.state,
      cell: ({ isActive }) => (
        <span className={isActive ? 'text-malachite-700' : 'text-mist'}>{isActive ? t.active : t.inactive}</span>
      ),
    },
  ];
};

/** An address that breaks after its punctuation marks on a short line, and within a word only if that is longer than the line. */
const BreakableLink = ({ link }: { link: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {link.split(/(?<=[/?&=-])(?=[^/])/u).map((part, index) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </bdi>
);

/** The columns of a courier's file, and its edit button. */
const CourierDetails = ({ courier: { columns }, onEdit }: { courier: AdminCourier; onEdit: () => void }) => {
  const { couriers: t } = useMessages('admin').shipments;
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <div className="min-w-0">
        <h2 className="text-caption text-mist pb-1">{t.csv}</h2>
        <ol className="flex flex-wrap gap-2">
          {columns.map(({ field, heading }, index) => (
            <li key={`${index}-${field}`} className="px-3 py-1.5 bg-white border border-lapis-200 break-words">
              <bdi>{heading}</bdi>
              <span className="block text-caption text-mist">{t.fields[field]}</span>
            </li>
          ))}
        </ol>
      </div>
      <RequirePermission permission="settings.write">
        <button type="button" className="btn btn-sm btn-quiet bg-white ms-auto" onClick={onEdit}>
          {t.edit}
        </button>
      </RequirePermission>
    </div>
  );
};
