import { useState } from 'react';
import { anyText, listLoader } from '#core/admin/admin-loader.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Subscription } from '../newsletter.admin.contract.ts';

preloadMessages('admin');

export const clientLoader = listLoader({ q: anyText }, ({ newsletterSubscriptions }, query, { signal }) =>
  newsletterSubscriptions.list(query, { signal }),
);

/** Newsletter subscriptions, newest first. */
export default function Newsletter() {
  const { newsletterSubscriptions: t } = useMessages('admin');
  const language = useLanguage();
  const list = useAdminList<typeof clientLoader>();
  const [subscriptionToEnd, setSubscriptionToEnd] = useState<Subscription | null>(null);
  const { run, isBusy } = useAdminAction();
  const remove = ({ id }: Subscription) =>
    run({
      act: (admin) => admin.newsletterSubscriptions.delete({ id }),
      notice: t.removed,
      onDone: () => {
        setSubscriptionToEnd(null);
        list.reload();
      },
    });
  return (
    <>
      <SectionHeader title={t.title} counted={list.page}>
        <ExportButtons
          fileName="newsletter.csv"
          notice={t.exported}
          fetchPart={async ({ newsletterSubscriptions }, file) => ({
            ...(await newsletterSubscriptions.export({ language: file.language, separator: file.separator })),
            next: null,
          })}
        />
      </SectionHeader>
      <FilterPanel search={t.search} />
      <ListLayout list={list}>
        {(rows) => <Table label={t.title} columns={columnsOf(t, language, setSubscriptionToEnd)} rows={rows} />}
      </ListLayout>
      {subscriptionToEnd && (
        <ConfirmDialog
          title={t.confirm.title}
          button={t.remove}
          isBusy={isBusy}
          onYes={() => void remove(subscriptionToEnd)}
          onClose={() => setSubscriptionToEnd(null)}
        >
          <p>{t.confirm.text(subscriptionToEnd)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const columnsOf = (
  t: Messages['admin']['newsletterSubscriptions'],
  language: Language,
  onUnsubscribe: (row: Subscription) => void,
): Column<Subscription>[] => [
  { id: 'email', label: t.email, cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  {
    id: 'since',
    label: t.since,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>,
  },
  {
    id: 'agreed',
    label: t.agreed,
    cell: ({ agreed }) =>
      agreed === null ? (
        t.unrecorded
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
      <button type="button" className="link min-h-11" aria-label={t.removeOf(row)} onClick={() => onUnsubscribe(row)}>
        {t.remove}
      </button>
    ),
  },
];
