import { useCallback, useEffect, useState } from 'react';
import type { Team, TeamMember } from '../../../../contract/office/team.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PartHead } from '../list/part-head.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useOffice } from '../office-context.ts';
import { OfficeSkeleton } from '../office-skeleton.tsx';
import { AddAdmin } from './add-admin.tsx';
import { RevokeAdmin } from './revoke-admin.tsx';

/** Who keeps the shop, and the ways in and out of the team. */
export const People = () => {
  const { frame, people: words } = useOfficeWords();
  const language = useLanguage();
  const { team, setTeam, hasFailed, load } = useTeam();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  return (
    <>
      <PartHead title={frame.tabs.people} />
      {team ? (
        <>
          <Table label={frame.tabs.people} columns={columnsOf(words, language, setLeaving)} rows={team.members} />
          <AddAdmin onAdded={setTeam} />
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={() => void load()} />
      ) : (
        <OfficeSkeleton />
      )}
      {leaving && <RevokeAdmin member={leaving} onClose={() => setLeaving(null)} onRevoked={setTeam} />}
    </>
  );
};

const columnsOf = (
  words: OfficeMessages['people'],
  language: Language,
  onLeave: (member: TeamMember) => void,
): Column<TeamMember>[] => [
  {
    id: 'who',
    label: words.who,
    cell: ({ email, name, isSelf }) => (
      <>
        <bdi className="break-all">{email}</bdi>
        <span className="block text-caption font-normal text-mist">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isSelf && `${name ? ' · ' : ''}${words.self}`}
        </span>
      </>
    ),
  },
  {
    id: 'since',
    label: words.since,
    cell: ({ since }) => since && <time dateTime={since}>{formatDate(new Date(since), language)}</time>,
  },
  { id: 'factor', label: words.secondFactor, cell: ({ hasSecondFactor }) => <Factor has={hasSecondFactor} /> },
  {
    id: 'revoke',
    label: '',
    isEnd: true,
    cell: (member) => (
      <button
        type="button"
        className="link min-h-11"
        aria-label={words.revokeOf(member)}
        onClick={() => onLeave(member)}
      >
        {words.revoke}
      </button>
    ),
  },
];

const useTeam = () => {
  const { fail } = useOffice();
  const [team, setTeam] = useState<Team | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setTeam(await (await loadOffice()).team.show());
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [fail]);
  useEffect(() => void load(), [load]);
  return { team, setTeam, hasFailed, load };
};

const Factor = ({ has }: { has: boolean }) => {
  const { people } = useOfficeWords();
  const colours = has
    ? 'border-malachite-200 bg-malachite-50 text-malachite-700'
    : 'border-gold-200 bg-gold-50 text-gold-800';
  return (
    <span className={`badge ${colours}`}>
      <Icon name={has ? 'shield-check' : 'circle-alert'} className="size-4" />
      {has ? people.has : people.hasNot}
    </span>
  );
};
