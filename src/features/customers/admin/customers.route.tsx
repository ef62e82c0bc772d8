import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterSelect, SearchField } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { May } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { CustomerRow } from '../customers.admin.contract.ts';
import { useCustomerAddress } from './customer-address.ts';
import { Tag } from './tag.tsx';

preloadMessages('admin');

/** Customers, newest first, by name, phone number, address and tag. */
export default function Customers() {
  const { customers: t } = useMessages('admin');
  const { get, after } = useListUrl();
  const q = get('q');
  const tag = get('tag');
  const list = useList(listCustomers, { q, tag, after });
  const tags = useTags();
  const columns = useCustomerColumns();
  return (
    <>
      <SectionHeader title={t.title} counted={list.page}>
        <May right="customers.export">
          <ExportCustomers />
        </May>
      </SectionHeader>
      <div className="flex flex-wrap gap-3 pb-6">
        <SearchField label={t.search} />
        {tags.length > 0 && (
          <FilterSelect label={t.tag} name="tag" everything={t.allTags} values={tags} format={(value) => value} />
        )}
      </div>
      <ListLayout list={list} hasFilters={q !== undefined || tag !== undefined}>
        {(rows) => <Table label={t.title} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
}

type ListQuery = Parameters<AdminClient['customers']['list']>[0];

const listCustomers = ({ customers }: AdminClient, query: ListQuery) => customers.list(query);

/** Loads the tags that the list can be filtered by. */
const useTags = (): readonly string[] => {
  const { fail } = useAdminContext();
  const [tags, setTags] = useState<readonly string[]>([]);
  useEffect(() => {
    const load = async () => {
      try {
        setTags(await (await loadAdminClient()).customers.tags());
      } catch (error) {
        fail(error);
      }
    };
    void load();
  }, [fail]);
  return tags;
};

function useCustomerColumns(): readonly Column<CustomerRow>[] {
  const { customers: t } = useMessages('admin');
  const language = useLanguage();
  const { toCustomer } = useCustomerAddress();
  const { columns } = t;
  return [
    {
      id: 'customer',
      label: columns.customer,
      cell: ({ id, name, email }) => (
        <>
          <a href={toCustomer(id)} className="link inline-block py-1 wrap-anywhere">
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

/** A day, or a dash for none. */
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
