import { useAdminContext } from '#core/admin/admin-context.ts';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { Staff, StaffInvitation } from '../staff.admin.contract.ts';

interface InvitationsProps {
  readonly invitations: readonly StaffInvitation[];
  readonly onChanged: (team: Staff) => void;
}

/** Open invitations; owners resend or withdraw them. */
export const Invitations = ({ invitations, onChanged }: InvitationsProps) => {
  const t = useMessages('admin').userRoles;
  const language = useLanguage();
  const { may } = useAdminContext();
  const { run } = useAdminAction();
  if (invitations.length === 0) return null;
  const columns = columnsOf(t, language);
  const resend = ({ id }: StaffInvitation) =>
    run({
      act: (admin) => admin.userRoles.resendInvitation({ id }),
      notice: t.invitations.resent,
      onDone: onChanged,
    });
  const withdraw = ({ id }: StaffInvitation) =>
    run({
      act: (admin) => admin.userRoles.withdrawInvitation({ id }),
      notice: t.invitations.withdrawn,
      onDone: onChanged,
    });
  return (
    <section className="mt-10">
      <h2 className="display text-h4 mb-4">{t.invitations.title}</h2>
      <Table
        label={t.invitations.title}
        columns={may('ownership') ? [...columns, actionsOf(t, { resend, withdraw })] : columns}
        rows={invitations}
      />
    </section>
  );
};

type Words = Messages['admin']['userRoles'];

const columnsOf = (t: Words, language: Language): Column<StaffInvitation>[] => [
  { id: 'who', label: t.who, cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  { id: 'role', label: t.role, cell: ({ role }) => t.roles[role] },
  {
    id: 'sent',
    label: t.invitations.sent,
    cell: ({ sentAt }) => <time dateTime={sentAt}>{formatMoment(new Date(sentAt), language)}</time>,
  },
  {
    id: 'until',
    label: t.invitations.until,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? (
        <span className="badge border-carnelian-200 bg-carnelian-50 text-carnelian-700">{t.invitations.expired}</span>
      ) : (
        <time dateTime={expiresAt}>{formatDate(new Date(expiresAt), language)}</time>
      ),
  },
];

interface Actions {
  readonly resend: (invitation: StaffInvitation) => Promise<void>;
  readonly withdraw: (invitation: StaffInvitation) => Promise<void>;
}

const actionsOf = (t: Words, { resend, withdraw }: Actions): Column<StaffInvitation> => ({
  id: 'actions',
  label: '',
  isEnd: true,
  cell: (invitation) => (
    <span className="inline-flex flex-wrap gap-x-4">
      <button
        type="button"
        className="link min-h-11"
        aria-label={t.invitations.resendOf(invitation)}
        onClick={() => void resend(invitation)}
      >
        {t.invitations.resend}
      </button>
      <button
        type="button"
        className="link min-h-11"
        aria-label={t.invitations.withdrawOf(invitation)}
        onClick={() => void withdraw(invitation)}
      >
        {t.invitations.withdraw}
      </button>
    </span>
  ),
});
