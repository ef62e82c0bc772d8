import { useCallback, useEffect, useState } from 'react';
import type { Staff, StaffMember } from '../../../../contract/admin/user-roles.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { useAdminContext } from '../use-admin.ts';
import { AddMember } from './add-member.tsx';
import { Invitations } from './invitations.tsx';
import { ChangeRole, RevokeRole } from './member-dialogs.tsx';

preloadMessages('admin', 'forms');

interface Opened {
  readonly member: StaffMember;
  readonly dialog: 'change' | 'revoke';
}

/** The staff: list, add or invite, change roles, remove (decision 201). Only owners change anything. */
export const UserRoles = () => {
  const { userRoles: words } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { team, setTeam, hasFailed, load } = useTeam();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOwner = may('ownership');
  const columns = columnsOf(words, language);
  const Dialog = opened?.dialog === 'change' ? ChangeRole : RevokeRole;
  return (
    <>
      <SectionHeader title={words.title} />
      {team ? (
        <>
          <Table
            label={words.title}
            columns={isOwner ? [...columns, actionsOf(words, setOpened)] : columns}
            rows={team.members}
          />
          <Invitations invitations={team.invitations} onChanged={setTeam} />
          {isOwner && <AddMember onAdded={setTeam} />}
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={() => void load()} />
      ) : (
        <ListSkeleton />
      )}
      {opened && <Dialog member={opened.member} onClose={() => setOpened(null)} onChanged={setTeam} />}
    </>
  );
};

type Words = Messages['admin']['userRoles'];

const columnsOf = (words: Words, language: Language): Column<StaffMember>[] => [
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
  { id: 'role', label: words.role, cell: ({ role }) => role && words.roles[role] },
  {
    id: 'since',
    label: words.since,
    cell: ({ since }) => since && <time dateTime={since}>{formatDate(new Date(since), language)}</time>,
  },
  { id: 'factor', label: words.secondFactor, cell: ({ hasSecondFactor }) => <Factor has={hasSecondFactor} /> },
];

const actionsOf = (words: Words, onOpen: (opened: Opened) => void): Column<StaffMember> => ({
  id: 'actions',
  label: '',
  isEnd: true,
  cell: (member) => (
    <span className="inline-flex flex-wrap gap-x-5">
      <button
        type="button"
        className="link min-h-11"
        aria-label={words.changeOf(member)}
        onClick={() => onOpen({ member, dialog: 'change' })}
      >
        {words.change}
      </button>
      <button
        type="button"
        className="link min-h-11"
        aria-label={words.revokeOf(member)}
        onClick={() => onOpen({ member, dialog: 'revoke' })}
      >
        {words.revoke}
      </button>
    </span>
  ),
});

const useTeam = () => {
  const { fail } = useAdminContext();
  const [team, setTeam] = useState<Staff | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setTeam(await (await loadAdminClient()).userRoles.list());
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [fail]);
  useEffect(() => void load(), [load]);
  return { team, setTeam, hasFailed, load };
};

const Factor = ({ has }: { has: boolean }) => {
  const { userRoles } = useMessages('admin');
  const colours = has
    ? 'border-malachite-200 bg-malachite-50 text-malachite-700'
    : 'border-gold-200 bg-gold-50 text-gold-800';
  return (
    <span className={`badge ${colours}`}>
      <Icon name={has ? 'shield-check' : 'circle-alert'} className="size-4" />
      {has ? userRoles.has : userRoles.hasNot}
    </span>
  );
};
