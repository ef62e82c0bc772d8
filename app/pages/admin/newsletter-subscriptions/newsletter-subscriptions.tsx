import { useState } from 'react';
import type { Subscription } from '../../../../contract/admin/newsletter-subscriptions.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import { type Messages } from '../../../../locales/namespaces.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { downloadFile } from '../download-file.ts';
import { SearchField } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { useAdminAction } from '../use-admin-action.ts';

preloadMessages('admin');

/** Newsletter subscriptions, newest first. */
export const Newsletter = () => {
  const { newsletterSubscriptions: words } = useMessages('admin');
  const language = useLanguage();
  const { get, after } = useListUrl();
  const q = get('q');
  const list = useList(ask, { q, after });
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const { run, isBusy } = useAdminAction();
  const exportAll = () =>
    run({
      act: (admin) => admin.newsletterSubscriptions.export({}),
      notice: words.exported,
      onDone: ({ csv }) => downloadFile('newsletter.csv', 'text/csv;charset=utf-8', csv),
    });
  const remove = ({ id }: Subscription) =>
    run({
      act: (admin) => admin.newsletterSubscriptions.delete({ id }),
      notice: words.removed,
      onDone: () => {
        setLeaving(null);
        list.loadAgain();
      },
    });
  return (
    <>
      <SectionHeader title={words.title} counted={list.page}>
        <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
          <Icon name="download" className="size-[18px]" />
          {words.export}
        </button>
      </SectionHeader>
      <div className="pb-6">
        <SearchField label={words.search} />
      </div>
      <ListLayout list={list} isNarrowed={q !== undefined}>
        {(rows) => <Table label={words.title} columns={columnsOf(words, language, setLeaving)} rows={rows} />}
      </ListLayout>
      {leaving && (
        <ConfirmDialog
          title={words.ask.title}
          button={words.remove}
          isBusy={isBusy}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{words.ask.text(leaving)}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

type Asked = Parameters<AdminClient['newsletterSubscriptions']['list']>[0];

const ask = ({ newsletterSubscriptions }: AdminClient, query: Asked) => newsletterSubscriptions.list(query);

const columnsOf = (
  words: Messages['admin']['newsletterSubscriptions'],
  language: Language,
  onLeave: (row: Subscription) => void,
): Column<Subscription>[] => [
  { id: 'email', label: words.email, cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  {
    id: 'since',
    label: words.since,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>,
  },
  {
    id: 'agreed',
    label: words.agreed,
    cell: ({ agreed }) =>
      agreed === null ? (
        words.unrecorded
      ) : (
        <span lang={agreed.language ?? undefined} dir="auto" className="block">
          {agreed.text}
        </span>
      ),
  },
  {
    id: 'remove',
    label: '',
    isEnd: true,
    cell: (row) => (
      <button type="button" className="link min-h-11" aria-label={words.removeOf(row)} onClick={() => onLeave(row)}>
        {words.remove}
      </button>
    ),
  },
];
