import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import type { BulkRun, BulkRunRow } from '../bulk-runs.admin.contract.ts';

/** Texts about the items of an action, which a feature writes with its own noun. */
export interface BulkRunTexts {
  readonly result: string;
  readonly done: (count: number) => string;
  /** Heading of the refused items. */
  readonly refused: string;
  /** Name of an unknown item. */
  readonly unknown: string;
  /** Returns the name of an item as lists display it. */
  readonly formatName: (name: string) => string;
}

interface BulkRunResultProps {
  readonly run: BulkRun;
  readonly texts: BulkRunTexts;
  readonly onClose: () => void;
}

/** Results of an ended bulk action: refused items with their reasons, then the others behind buttons. */
export const BulkRunResult = ({ run, texts, onClose }: BulkRunResultProps) => {
  const { bulkRuns: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const language = useLanguage();
  const waiting = run.total - run.done - run.refused;
  const amountOf = (count: number) => ({ amount: formatNumber(count, language) });
  return (
    <Dialog isOpen onClose={onClose} title={texts.result} closeLabel={fields.close}>
      <p className="mt-4 text-base num">{texts.done(run.done)}</p>
      {run.reason !== null && <p className="mt-2">{textIn(run.reason, language)}</p>}
      {run.refused > 0 && (
        <>
          <p className="mt-4 font-medium">{texts.refused}</p>
          <ResultRows run={run} state="refused" texts={texts} />
        </>
      )}
      {waiting > 0 && (
        <RowsOnDemand run={run} state="waiting" label={t.lists.waiting(amountOf(waiting))} texts={texts} />
      )}
      {run.done > 0 && <RowsOnDemand run={run} state="done" label={t.lists.done(amountOf(run.done))} texts={texts} />}
      <p className="mt-6">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {fields.close}
        </button>
      </p>
    </Dialog>
  );
};

interface ResultRowsProps {
  readonly run: BulkRun;
  readonly state: BulkRunRow['state'];
  readonly texts: Pick<BulkRunTexts, 'unknown' | 'formatName'>;
}

/** Rows that load when their heading is opened. */
const RowsOnDemand = ({ label, ...rows }: ResultRowsProps & { readonly label: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center num">{label}</summary>
      {isOpen && <ResultRows {...rows} />}
    </details>
  );
};

const ResultRows = ({ run, state, texts }: ResultRowsProps) => {
  const { bulkRuns: t } = useMessages('admin');
  const language = useLanguage();
  const { rows, hasMore, loadMore } = useRows(run.id, state);
  return (
    <>
      <ul className="grid gap-3 mt-2">
        {rows.map(({ position, name, reason }) => (
          <li key={position}>
            {name === null ? (
              texts.unknown
            ) : (
              <bdi dir="ltr" title={name} className="code break-all">
                {texts.formatName(name)}
              </bdi>
            )}
            {reason !== null && <span className="block text-mist">{textIn(reason, language)}</span>}
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="link min-h-11" onClick={loadMore}>
          {t.more}
        </button>
      )}
    </>
  );
};

/** Loads the rows of an ended run in one state, page by page. */
const useRows = (id: string, state: BulkRunRow['state']) => {
  const { fail } = useAdminContext();
  const [cursor, setCursor] = useState<string>();
  const [loaded, setLoaded] = useState<{ readonly rows: readonly BulkRunRow[]; readonly next: string | null }>({
    rows: [],
    next: null,
  });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const page = await (await loadAdminClient()).bulkRuns.rows({ id, state, ...(cursor && { after: cursor }) });
        if (isCurrent) setLoaded(({ rows }) => ({ rows: [...rows, ...page.items], next: page.next }));
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, state, cursor, fail]);
  const { rows, next } = loaded;
  return { rows, hasMore: next !== null && next !== cursor, loadMore: () => next !== null && setCursor(next) };
};
