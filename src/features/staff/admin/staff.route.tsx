import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { StaffMember } from '../staff.admin.contract.ts';
import { AddMember } from './add-member.tsx';
import { Invitations } from './invitations.tsx';
import { ChangeRole, RevokeRole } from './member-dialogs.tsx';

preloadMessages('admin', 'forms');

interface Opened {
  readonly member: StaffMember;
  readonly dialog: 'change' | 'revoke';
}

export const clientLoader = adminLoader(({ userRoles }, { signal }) => userRoles.list(undefined, { signal }));

/** Staff page: list, add or invite, change roles, remove (decision 201). Only owners can make changes. */
export default function UserRoles() {
  const { userRoles: t } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { data: team, setData: setTeam, hasFailed, reload } = useAdminData<typeof clientLoader>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOwner = may('ownership');
  const columns = columnsOf(t, language);
  const Dialog = opened?.dialog === 'change' ? ChangeRole : RevokeRole;
  return (
    <>
      <SectionHeader title={t.title} />
      {team ? (
        <>
          <Table
            label={t.title}
            columns={isOwner ? [...columns, actionsOf(t, setOpened)] : columns}
            rows={team.members}
          />
          <Invitations invitations={team.invitations} onChanged={setTeam} />
          {isOwner && <AddMember onAdded={setTeam} />}
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={reload} />
      ) : (
        <ListSkeleton />
      )}
      {opened && <Dialog member={opened.member} onClose={() => setOpened(null)} onChanged={setTeam} />}
    </>
  );
}

type Words = Messages['admin']['userRoles'];

const columnsOf = (t: Words, language: Language): Column<StaffMember>[] => [
  {
    id: 'who',
    label: t.who,
    cell: ({ email, name, isSelf }) => (
      <>
        <bdi className="break-all">{email}</bdi>
        <span className="block text-caption font-normal text-mist">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isSelf && `${name ? ' · ' : ''}${t.self}`}
        </span>
      </>
    ),
  },
  { id: 'role', label: t.role, cell: ({ role }) => role && t.roles[role] },
  {
    id: 'since',
    label: t.since,
    cell: ({ since }) => since && <time dateTime={since}>{formatDate(new Date(since), language)}</time>,
  },
  { id: 'factor', label: t.secondFactor, cell: ({ hasSecondFactor }) => <Factor has={hasSecondFactor} /> },
];

const actionsOf = (t: Words, onOpen: (opened: Opened) => void): Column<StaffMember> => ({
  id: 'actions',
  label: '',
  isEnd: true,
  cell: (member) => (
    <span className="inline-flex flex-wrap gap-x-5">
      <button
        type="button"
        className="link min-h-11"
        aria-label={t.changeOf(member)}
        onClick={() => onOpen({ member, dialog: 'change' })}
      >
        {t.change}
      </button>
      <button
        type="button"
        className="link min-h-11"
        aria-label={t.revokeOf(member)}
        onClick={() => onOpen({ member, dialog: 'revoke' })}
      >
        {t.revoke}
      </button>
    </span>
  ),
});

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
