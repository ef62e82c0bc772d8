import { useEffect, useState } from 'react';
import type { LogEntry } from '../../../../contract/office/log.ts';
import type { Team } from '../../../../contract/office/team.ts';
import type { Language } from '../../../../domain/language.ts';
import { accountDeeds, deeds } from '../../../../domain/office/deeds.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useOffice } from '../office-context.ts';
import { LogDetails } from './log-details.tsx';
import { Who } from './who.tsx';

const everyDeed = [...deeds, ...accountDeeds];

/** What admins did, newest first (decision 92). */
export const Log = () => {
  const { frame, log } = useOfficeWords();
  const language = useLanguage();
  const { get, after } = useListAddress();
  const team = useTeam();
  const deed = everyDeed.find((known) => known === get('deed'));
  const admin = get('admin');
  const list = useList(ask, { deed, admin, after });
  const admins = new Map([
    ...(team?.members ?? []).map(({ id, email }) => [id, email] as const),
    ...(team?.former ?? []).map(({ id, email }) => [id, log.former({ email })] as const),
  ]);
  return (
    <>
      <PartHead title={frame.tabs.log} counted={list.page} />
      <div className="flex flex-wrap gap-3 pb-6">
        <FilterSelect
          label={log.what}
          name="deed"
          everything={log.everything}
          values={everyDeed}
          say={(value) => log.deeds[value]}
        />
        <FilterSelect
          label={log.who}
          name="admin"
          everything={log.everybody}
          values={[...admins.keys()]}
          say={(id) => admins.get(id) ?? ''}
        />
      </div>
      <ListFrame list={list} isNarrowed={deed !== undefined || admin !== undefined}>
        {(rows) => <Table label={frame.tabs.log} columns={columnsOf(log, language)} rows={rows} />}
      </ListFrame>
    </>
  );
};

const columnsOf = (log: OfficeMessages['log'], language: Language): Column<LogEntry>[] => [
  { id: 'what', label: log.what, cell: (entry) => <LogDetails entry={entry} /> },
  { id: 'who', label: log.who, cell: ({ email }) => <Who email={email} /> },
  {
    id: 'when',
    label: log.when,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="md:whitespace-nowrap num">
        {formatMoment(new Date(createdAt), language)}
      </time>
    ),
  },
];

/** Who is to be chosen from; null until it is known. */
const useTeam = (): Team | null => {
  const { fail } = useOffice();
  const [team, setTeam] = useState<Team | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        setTeam(await (await loadOffice()).team.show());
      } catch (error) {
        fail(error);
      }
    };
    void load();
  }, [fail]);
  return team;
};

type Asked = Parameters<OfficeInBrowser['log']['list']>[0];

const ask = ({ log }: OfficeInBrowser, query: Asked) => log.list(query);
