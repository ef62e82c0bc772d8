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
  /** Name of the action. */
  readonly name: string;
  readonly texts: BulkRunTexts;
}

/** Progress of the user's bulk action with a stop button, or its summary with a button that opens the results. */
export const BulkRunBar = ({ state, name, texts }: BulkRunBarProps) => {
  const { bulkRuns: t } = useMessages('admin');
  const language = useLanguage();
  const { run } = state;
  if (run === null || isOutdated(run)) return null;
  const { total } = run;
  const processed = run.done + run.refused;
  const format = (value: number) => formatNumber(value, language);
  return (
    <section
      aria-label={t.label}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border border-lapis-200 px-4 py-2 mb-4"
    >
      {/* announced when it starts and ends, not with each step */}
      <p role="status" className="num">
        {run.state === 'running' ? t.running({ name }) : t.ended[run.state](summaryValues(run, name, language))}
      </p>
      {run.state === 'running' ? (
        <>
          <label className="flex items-center gap-3 grow max-w-sm">
            <progress value={processed} max={total} className="grow h-2 accent-lapis-700" />
            <span className="num whitespace-nowrap">
              {t.progress({ done: format(processed), total: format(total) })}
            </span>
          </label>
          <button type="button" className="link min-h-11 ms-auto" aria-disabled={state.isBusy} onClick={state.stop}>
            {t.stop}
          </button>
        </>
      ) : (
        <button type="button" className="link min-h-11 ms-auto" onClick={() => state.openResult(true)}>
          {t.open}
        </button>
      )}
      {state.isResultOpen && run.state !== 'running' && (
        <BulkRunResult run={run} texts={texts} onClose={() => state.openResult(false)} />
      )}
    </section>
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
