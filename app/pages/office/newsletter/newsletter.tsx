import { useState } from 'react';
import type { Subscription } from '../../../../contract/office/newsletter.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AskFirst } from '../ask-first.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { saveFile } from '../save-file.ts';
import { useDeed } from '../use-deed.ts';

/** Who the newsletter goes to, newest first. */
export const Newsletter = () => {
  const { frame, newsletter: words } = useOfficeWords();
  const language = useLanguage();
  const { get, after } = useListAddress();
  const q = get('q');
  const list = useList(ask, { q, after });
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const { run, isBusy } = useDeed();
  const exportAll = () =>
    run({
      act: (office) => office.newsletter.export({}),
      said: words.exported,
      onDone: ({ csv }) => saveFile('newsletter.csv', 'text/csv;charset=utf-8', csv),
    });
  const remove = ({ id }: Subscription) =>
    run({
      act: (office) => office.newsletter.remove({ id }),
      said: words.removed,
      onDone: () => {
        setLeaving(null);
        list.loadAgain();
      },
    });
  return (
    <>
      <PartHead title={frame.tabs.newsletter} counted={list.page}>
        <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
          <Icon name="download" className="size-[18px]" />
          {words.export}
        </button>
      </PartHead>
      <div className="pb-6">
        <SearchField label={words.search} />
      </div>
      <ListFrame list={list} isNarrowed={q !== undefined}>
        {(rows) => <Table label={frame.tabs.newsletter} columns={columnsOf(words, language, setLeaving)} rows={rows} />}
      </ListFrame>
      {leaving && (
        <AskFirst
          title={words.ask.title}
          button={words.remove}
          isBusy={isBusy}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{words.ask.text(leaving)}</p>
        </AskFirst>
      )}
    </>
  );
};

type Asked = Parameters<OfficeInBrowser['newsletter']['list']>[0];

const ask = ({ newsletter }: OfficeInBrowser, query: Asked) => newsletter.list(query);

const columnsOf = (
  words: OfficeMessages['newsletter'],
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
