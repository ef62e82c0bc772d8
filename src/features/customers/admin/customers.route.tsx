import { useLocation } from 'react-router';
import { anyText, listLoader } from '#core/admin/admin-loader.ts';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { CustomerRow } from '../customers.admin.contract.ts';
import { Tag } from './tag.tsx';

preloadMessages('admin', 'forms');

/** Page of the list, and the tags for the filter. */
export const clientLoader = listLoader({ q: anyText, tag: anyText }, async ({ customers }, query, { signal }) => {
  const [page, tags] = await Promise.all([customers.list(query, { signal }), customers.tags(undefined, { signal })]);
  return { ...page, tags };
});

/** Customer list, newest first, with search and tag filter. */
export default function Customers() {
  const { customers: t } = useMessages('admin');
  const list = useAdminList<typeof clientLoader>();
  const tags = list.page?.tags ?? [];
  const columns = useCustomerColumns();
  return (
    <>
      <SectionHeader title={t.title} counted={list.page}>
        <RequirePermission permission="customers.export">
          <ExportCustomers />
        </RequirePermission>
      </SectionHeader>
      <FilterPanel search={t.search}>
        {tags.length > 0 && (
          <FilterSelect label={t.tag} name="tag" everything={t.allTags} values={tags} format={(value) => value} />
        )}
      </FilterPanel>
      <ListLayout list={list}>{(rows) => <Table label={t.title} columns={columns} rows={rows} />}</ListLayout>
    </>
  );
}

function useCustomerColumns(): readonly Column<CustomerRow>[] {
  const { customers: t } = useMessages('admin');
  const language = useLanguage();
  const { search } = useLocation();
  const { columns } = t;
  return [
    {
      id: 'customer',
      label: columns.customer,
      cell: ({ id, name, email }) => (
        <>
          <a href={`/admin/customers/${id}${search}`} className="link inline-block py-1 wrap-anywhere">
            <bdi>{name || t.nameless}</bdi>
          </a>
          <span className="block text-caption font-normal text-mist">
            <bdi className="break-all">{email}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'phone',
      label: columns.phone,
      cell: ({ phone }) =>
        phone && (
          <bdi dir="ltr" className="num whitespace-nowrap">
            {phone}
          </bdi>
        ),
    },
    {
      id: 'orders',
      label: columns.orders,
      isEnd: true,
      cell: ({ orders }) => <span className="num">{formatNumber(orders, language)}</span>,
    },
    { id: 'revenue', label: columns.revenue, isEnd: true, cell: ({ revenue }) => <Price amount={revenue} /> },
    {
      id: 'lastOrder',
      label: columns.lastOrder,
      cell: ({ lastOrderAt }) => <Day at={lastOrderAt} />,
    },
    { id: 'since', label: columns.since, cell: ({ since }) => <Day at={since} /> },
    {
      id: 'tags',
      label: columns.tags,
      cell: ({ tags }) =>
        tags.length === 0 ? (
          '–'
        ) : (
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
    },
  ];
}

/** Formats a day; a dash for null. */
const Day = ({ at }: { at: string | null }) => {
  const language = useLanguage();
  if (at === null) return <span className="text-mist">–</span>;
  return (
    <time dateTime={at} className="md:whitespace-nowrap">
      {formatDate(new Date(at), language)}
    </time>
  );
};

/** Exports all pages of the filtered customers as a spreadsheet file. */
const ExportCustomers = () => {
  const { customers: t } = useMessages('admin');
  const { get } = useListUrl();
  const filters = { q: get('q'), tag: get('tag') };
  return (
    <ExportButtons
      fileName="customers.csv"
      notice={t.exported}
      fetchPart={({ customers }, part) => customers.export({ ...filters, ...part })}
    />
  );
};
