import { useEffect, useState } from 'react';
import type { CustomerRow } from '../../../../contract/admin/customers.ts';
import { formatDate, formatNumber } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { downloadFile } from '../download-file.ts';
import { FilterSelect, SearchField } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { May } from '../may.tsx';
import { useAdminContext } from '../use-admin.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { useCustomerAddress } from './customer-address.ts';
import { Tag } from './tag.tsx';

/** Customers, newest first, by name, phone number, address and tag. */
export const CustomerList = () => {
  const { customers: words } = useMessages('admin');
  const { get, after } = useListUrl();
  const q = get('q');
  const tag = get('tag');
  const list = useList(ask, { q, tag, after });
  const tags = useTags();
  const columns = useCustomerColumns();
  return (
    <>
      <SectionHeader title={words.title} counted={list.page}>
        <May right="customers.export">
          <ExportCustomers />
        </May>
      </SectionHeader>
      <div className="flex flex-wrap gap-3 pb-6">
        <SearchField label={words.search} />
        {tags.length > 0 && (
          <FilterSelect label={words.tag} name="tag" everything={words.allTags} values={tags} say={(value) => value} />
        )}
      </div>
      <ListLayout list={list} isNarrowed={q !== undefined || tag !== undefined}>
        {(rows) => <Table label={words.title} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
};

type Asked = Parameters<AdminClient['customers']['list']>[0];

const ask = ({ customers }: AdminClient, query: Asked) => customers.list(query);

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
  const { customers: words } = useMessages('admin');
  const language = useLanguage();
  const { toCustomer } = useCustomerAddress();
  const { columns } = words;
  return [
    {
      id: 'customer',
      label: columns.customer,
      cell: ({ id, name, email }) => (
        <>
          <a href={toCustomer(id)} className="link inline-block py-1 wrap-anywhere">
            <bdi>{name || words.nameless}</bdi>
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
  const { customers: words } = useMessages('admin');
  const { get } = useListUrl();
  const { run, isBusy } = useAdminAction();
  const exportAll = () =>
    run({
      act: (admin) => fetchAll(admin, { q: get('q'), tag: get('tag') }),
      notice: words.exported,
      onDone: (csv) => downloadFile('customers.csv', 'text/csv;charset=utf-8', csv),
    });
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
      <Icon name="download" className="size-[18px]" />
      {words.export}
    </button>
  );
};

const fetchAll = async ({ customers }: AdminClient, filters: Omit<Asked, 'after'>): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await customers.export({ ...filters, ...(after === undefined ? {} : { after }) });
    file += csv;
    after = next;
  }
  return file;
};
