import { useCallback, useEffect, useState } from 'react';
import type { AdminUser, AdminUsers } from '../../../../contract/admin/user-roles.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { useAdminContext } from '../use-admin.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { AddAdmin } from './add-admin.tsx';

preloadMessages('admin', 'forms');

/** Admin users: list, add and revoke. */
export const UserRoles = () => {
  const { userRoles: words } = useMessages('admin');
  const language = useLanguage();
  const { team, setTeam, hasFailed, load } = useTeam();
  const [leaving, setLeaving] = useState<AdminUser | null>(null);
  return (
    <>
      <SectionHeader title={words.title} />
      {team ? (
        <>
          <Table label={words.title} columns={columnsOf(words, language, setLeaving)} rows={team.members} />
          <AddAdmin onAdded={setTeam} />
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={() => void load()} />
      ) : (
        <ListSkeleton />
      )}
      {leaving && <RevokeAdmin member={leaving} onClose={() => setLeaving(null)} onRevoked={setTeam} />}
    </>
  );
};

const columnsOf = (
  words: Messages['admin']['userRoles'],
  language: Language,
  onLeave: (member: AdminUser) => void,
): Column<AdminUser>[] => [
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
  const { fail } = useAdminContext();
  const [team, setTeam] = useState<AdminUsers | null>(null);
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

interface RevokeAdminProps {
  readonly member: AdminUser;
  readonly onClose: () => void;
  readonly onRevoked: (team: AdminUsers) => void;
}

/** Revokes the role of an admin after confirmation. */
const RevokeAdmin = ({ member, onClose, onRevoked }: RevokeAdminProps) => {
  const { userRoles: words } = useMessages('admin');
  const { lookAgain } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const revoke = () =>
    run({
      act: (admin) => admin.userRoles.revoke({ id: member.id }),
      said: words.revoked,
      onDone: (team) => {
        onRevoked(team);
        onClose();
        // an admin who revoked their own role is redirected
        if (member.isSelf) lookAgain();
      },
    });
  return (
    <ConfirmDialog
      title={words.ask.title}
      button={words.revoke}
      isBusy={isBusy}
      onYes={() => void revoke()}
      onClose={onClose}
    >
      <p>{words.ask.text(member)}</p>
      {member.isSelf && <p className="text-carnelian-700">{words.ask.self}</p>}
    </ConfirmDialog>
  );
};
