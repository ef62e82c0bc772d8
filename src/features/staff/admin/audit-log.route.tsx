import { anyText, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { BreakableEmail } from '#core/admin/breakable-email.tsx';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { type AuditActionDefinition, type AuditDetail, auditDetailFields } from '#core/audit/audit.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { accountEventNames, accountEvents } from '#features/auth/auth.audit.ts';
import { ownPageNames } from '#features/content/content-page-names.ts';
import { useTitleOfPage } from '#features/content/ui/use-page-names.ts';
import { auditDefinitions } from '#generated/audit.gen.ts';
import { auditActions } from '#generated/audit-actions.gen.ts';
import type { AuditEntry } from '../audit-log.admin.contract.ts';

preloadMessages('admin');

const allActions = [...auditActions, ...accountEventNames];

const definitions: Readonly<Record<AuditEntry['action'], AuditActionDefinition>> = {
  ...auditDefinitions,
  ...accountEvents,
};

/** A page of the audit log, and the admin users for the filter. */
export const clientLoader = listLoader(
  { action: oneOf(allActions), admin: anyText },
  async ({ auditLog, userRoles }, query, { signal }) => {
    const [page, staff] = await Promise.all([auditLog.list(query, { signal }), userRoles.list(undefined, { signal })]);
    return { ...page, staff };
  },
);

/** Audit log, newest first (decision 92). */
export default function AuditLog() {
  const { auditLog } = useMessages('admin');
  const language = useLanguage();
  const list = useAdminList<typeof clientLoader>();
  const staff = list.page?.staff;
  const admins = new Map([
    ...(staff?.members ?? []).map(({ id, email }) => [id, email] as const),
    ...(staff?.former ?? []).map(({ id, email }) => [id, auditLog.former({ email })] as const),
  ]);
  return (
    <>
      <SectionHeader title={auditLog.title} counted={list.page} />
      <FilterPanel>
        <FilterSelect
          label={auditLog.what}
          name="action"
          everything={auditLog.everything}
          values={allActions}
          format={(value) => textIn(definitions[value].label, language)}
        />
        <FilterSelect
          label={auditLog.who}
          name="admin"
          everything={auditLog.everybody}
          values={[...admins.keys()]}
          format={(id) => admins.get(id) ?? ''}
        />
      </FilterPanel>
      <ListLayout list={list}>
        {(rows) => <Table label={auditLog.title} columns={columnsOf(auditLog, language)} rows={rows} />}
      </ListLayout>
    </>
  );
}

const columnsOf = (log: Messages['admin']['auditLog'], language: Language): Column<AuditEntry>[] => [
  { id: 'what', label: log.what, cell: (entry) => <AuditEntryDetails entry={entry} /> },
  { id: 'who', label: log.who, cell: ({ email }) => <BreakableEmail email={email} /> },
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

/** Details of an audit entry: action, target and recorded values. */
const AuditEntryDetails = ({ entry }: { entry: AuditEntry }) => {
  const t = useMessages('admin');
  const language = useLanguage();
  const { auditLog } = t;
  const subject = useSubject(entry);
  const details = auditDetailFields.flatMap((name) => {
    const text = formatAuditDetail(entry, name, { texts: t, language });
    return text === null ? [] : [{ name, text }];
  });
  return (
    <>
      <p>
        {textIn(definitions[entry.action].label, language)}
        {subject && (
          <>
            {': '}
            <bdi className="inline-block max-w-full break-words">{subject}</bdi>
          </>
        )}
      </p>
      {details.map(({ name, text }) => (
        <p key={name} className="text-caption font-normal text-mist">
          {auditLog.details[name]}: {/* text of digits and signs only would be reordered */}
          <bdi dir={/\p{Script=Arabic}/u.test(text) ? 'auto' : 'ltr'} className="break-words">
            {text}
          </bdi>
        </p>
      ))}
    </>
  );
};

/** Subject of an entry, formatted by its action. */
const useSubject = ({ action, subject }: AuditEntry): string | null => {
  const sections: Readonly<Partial<Record<string, { readonly title: string }>>> =
    useMessages('admin').settings.sections;
  const titleOf = useTitleOfPage();
  const kind = definitions[action].subject;
  if (kind === 'none' || subject === null) return null;
  if (kind === 'section') return sections[subject]?.title ?? subject;
  const page = kind === 'page' ? ownPageNames.find((name) => subject === `page/${name}`) : undefined;
  return page === undefined ? subject : titleOf(page);
};

/** Formats one detail of an audit action (text, count or price) in a language; null if there is none. */
export const formatAuditDetail = (
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  name: AuditDetail,
  { texts: t, language }: { readonly texts: Messages['admin']; readonly language: Language },
): string | null => {
  const value = details[name] ?? null;
  if (value === null) return null;
  if (name === 'view') return new Map(Object.entries(t.pictures.views)).get(String(value)) ?? String(value);
  if (typeof value === 'number')
    return action === 'product.price_changed' || name === 'amount'
      ? formatMoney(value, language)
      : formatNumber(value, language);
  const text = String(value);
  if (action === 'order.changed' && name === 'reason') return formatParts(text, t, language);
  if (action === 'promo_code.created' || action === 'promo_code.updated') return formatPromoTerms(text, t, language);
  const names = detailNames[action]?.(t, name) ?? {};
  return new Map<string, string>(Object.entries(names)).get(text) ?? text;
};

/** Formats the changed parts of an order (`lines address`) in a language. */
const formatParts = (parts: string, { orderChanges }: Messages['admin'], language: Language): string =>
  new Intl.ListFormat(language).format(
    parts.split(' ').map((part) => new Map<string, string>(Object.entries(orderChanges.parts)).get(part) ?? part),
  );

type Names = Readonly<Record<string, string>>;

/** Names of an action's values: states of orders, payments, refunds, returns and parcels, roles, and reasons. */
const detailNames: Partial<Record<AuditEntry['action'], (texts: Messages['admin'], name: AuditDetail) => Names>> = {
  'order.status_changed': ({ orders }) => orders.status,
  'order.payment_status_changed': ({ orders }) => orders.payment,
  'payment.refunded': ({ payments }) => payments.refundReasons,
  'payment.refund_settled': ({ payments: { refundStates, settle } }, name) =>
    name === 'to' ? { done: settle.done, again: settle.again, refused: settle.refused } : refundStates,
  'return.approved': ({ returns }) => returns.status,
  'return.refused': ({ returns }) => returns.status,
  'return.closed': ({ returns }) => returns.status,
  'shipment.state_changed': ({ shipments }) => shipments.state,
  'user_role.granted': ({ userRoles }) => userRoles.roles,
  'user_role.changed': ({ userRoles }) => userRoles.roles,
  'user_role.revoked': ({ userRoles }) => userRoles.roles,
  'staff_invitation.sent': ({ userRoles }) => userRoles.roles,
  'staff_invitation.withdrawn': ({ userRoles }) => userRoles.roles,
  'staff_invitation.accepted': ({ userRoles }) => userRoles.roles,
  'payment.issue_resolved': ({ payments }) =>
    Object.fromEntries(Object.entries(payments.issues).map(([kind, { name }]) => [kind, name])),
};

/** Formats the stored terms of a promo code (`10% · ≥ 500 EGP · × 50 · → 2026-12-31`) in a language. */
const formatPromoTerms = (terms: string, { promoCodes }: Messages['admin'], language: Language): string =>
  terms
    .split(' · ')
    .map((term) => {
      const [, sign = '', figure = '', unit = ''] = /^([≥×→] )?([\d.-]+)(%| EGP)?$/u.exec(term) ?? [];
      if (unit === '%') return formatPercent(Number(figure) / 100, language);
      const money = unit === '' ? '' : formatMoney(Math.round(Number(figure) * 100), language);
      if (sign === '≥ ') return `${promoCodes.minimum}: ${money}`;
      if (sign === '× ') return `${promoCodes.form.maxUses}: ${formatNumber(Number(figure), language)}`;
      if (sign === '→ ') return `${promoCodes.until}: ${formatDate(new Date(`${figure}T12:00:00Z`), language)}`;
      return money || term;
    })
    .join(' · ');
