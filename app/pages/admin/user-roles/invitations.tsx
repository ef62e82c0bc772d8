import type { Staff, StaffInvitation } from '../../../../contract/admin/user-roles.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate } from '../../../../locales/format.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useAdminContext } from '../use-admin.ts';
import { useAdminAction } from '../use-admin-action.ts';

interface InvitationsProps {
  readonly invitations: readonly StaffInvitation[];
  readonly onChanged: (team: Staff) => void;
}

/** Invitations that were not accepted: owners send them again or take them back. */
export const Invitations = ({ invitations, onChanged }: InvitationsProps) => {
  const words = useMessages('admin').userRoles;
  const language = useLanguage();
  const { may } = useAdminContext();
  const { run } = useAdminAction();
  if (invitations.length === 0) return null;
  const columns = columnsOf(words, language);
  const resend = ({ id }: StaffInvitation) =>
    run({
      act: (admin) => admin.userRoles.resendInvitation({ id }),
      notice: words.invitations.resent,
      onDone: onChanged,
    });
  const withdraw = ({ id }: StaffInvitation) =>
    run({
      act: (admin) => admin.userRoles.withdrawInvitation({ id }),
      notice: words.invitations.withdrawn,
      onDone: onChanged,
    });
  return (
    <section className="mt-10">
      <h2 className="display text-h4 mb-4">{words.invitations.title}</h2>
      <Table
        label={words.invitations.title}
        columns={may('ownership') ? [...columns, actionsOf(words, { resend, withdraw })] : columns}
        rows={invitations}
      />
    </section>
  );
};

type Words = Messages['admin']['userRoles'];

const columnsOf = (words: Words, language: Language): Column<StaffInvitation>[] => [
  { id: 'who', label: words.who, cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  { id: 'role', label: words.role, cell: ({ role }) => words.roles[role] },
  {
    id: 'sent',
    label: words.invitations.sent,
    cell: ({ sentAt }) => <time dateTime={sentAt}>{formatMoment(new Date(sentAt), language)}</time>,
  },
  {
    id: 'until',
    label: words.invitations.until,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? (
        <span className="badge border-carnelian-200 bg-carnelian-50 text-carnelian-700">
          {words.invitations.expired}
        </span>
      ) : (
        <time dateTime={expiresAt}>{formatDate(new Date(expiresAt), language)}</time>
      ),
  },
];

interface Actions {
  readonly resend: (invitation: StaffInvitation) => Promise<void>;
  readonly withdraw: (invitation: StaffInvitation) => Promise<void>;
}

const actionsOf = (words: Words, { resend, withdraw }: Actions): Column<StaffInvitation> => ({
  id: 'actions',
  label: '',
  isEnd: true,
  cell: (invitation) => (
    <span className="inline-flex flex-wrap gap-x-4">
      <button
        type="button"
        className="link min-h-11"
        aria-label={words.invitations.resendOf(invitation)}
        onClick={() => void resend(invitation)}
      >
        {words.invitations.resend}
      </button>
      <button
        type="button"
        className="link min-h-11"
        aria-label={words.invitations.withdrawOf(invitation)}
        onClick={() => void withdraw(invitation)}
      >
        {words.invitations.withdraw}
      </button>
    </span>
  ),
});
