import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { BulkRun } from '../bulk-runs.admin.contract.ts';
import { BulkRunResult, type BulkRunTexts } from './bulk-run-result.tsx';
import type { BulkRunState } from './use-bulk-run.ts';

/** Hours for which the result of an ended bulk action is offered. */
const OFFERED_HOURS = 24;

interface BulkRunBarProps {
  readonly state: BulkRunState;
  /** Name of the action; null without one. */
  readonly name: string | null;
  readonly texts: BulkRunTexts;
}

/** Progress of the user's bulk action with a stop button, or its summary with a button that opens the results. */
export const BulkRunBar = ({ state, name, texts }: BulkRunBarProps) => {
  const { bulkRuns: t } = useMessages('admin');
  const language = useLanguage();
  const { run } = state;
  const isShown = run !== null && name !== null && !isOutdated(run);
  const summary = isShown
    ? run.state === 'running'
      ? t.running({ name })
      : t.ended[run.state](summaryValues(run, name, language))
    : '';
  return (
    <>
      {/* always mounted, so that the start is announced; the end is, too, but not each step */}
      <p role="status" className="sr-only">
        {summary}
      </p>
      {isShown && (
        <section
          aria-label={t.label}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 border border-lapis-200 px-4 py-2 mb-4"
        >
          <p aria-hidden="true" className="num">
            {summary}
          </p>
          {run.state === 'running' && <Progress run={run} />}
          {/* one button, which keeps the focus when the action ends */}
          <button
            type="button"
            className="link min-h-11 ms-auto"
            aria-disabled={state.isBusy}
            onClick={() => (run.state === 'running' ? state.stop() : state.openResult(true))}
          >
            {run.state === 'running' ? t.stop : t.open}
          </button>
        </section>
      )}
      {isShown && state.isResultOpen && run.state !== 'running' && (
        <BulkRunResult run={run} texts={texts} onClose={() => state.openResult(false)} />
      )}
    </>
  );
};

const Progress = ({ run: { done, refused, total } }: { run: BulkRun }) => {
  const { bulkRuns: t } = useMessages('admin');
  const language = useLanguage();
  const processed = done + refused;
  const values = { done: formatNumber(processed, language), total: formatNumber(total, language) };
  return (
    <label className="flex items-center gap-3 grow max-w-sm">
      <progress value={processed} max={total} className="grow min-w-24 h-2 accent-lapis-700" />
      <span className="num whitespace-nowrap">{t.progress(values)}</span>
    </label>
  );
};

const isOutdated = ({ endedAt }: BulkRun): boolean =>
  endedAt !== null && Date.now() - new Date(endedAt).getTime() > OFFERED_HOURS * 3_600_000;

const summaryValues = ({ done, refused, total }: BulkRun, name: string, language: Language) => ({
  name,
  done: formatNumber(done, language),
  refused: formatNumber(refused, language),
  waiting: formatNumber(total - done - refused, language),
});
