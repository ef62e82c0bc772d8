import { useRef } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_STATEMENT } from '../match-statement.ts';

interface StatementComparisonProps {
  readonly text: string;
  /** Number of displayed transfers found in the statement; null without a statement. */
  readonly matchCount: number | null;
  readonly onChange: (text: string) => void;
}

/** Input for a bank statement, which marks the matching transfers. The statement stays in the browser. */
export const StatementComparison = ({ text, matchCount, onChange }: StatementComparisonProps) => {
  const { statement: t } = useMessages('admin').transfers;
  const input = useRef<HTMLInputElement>(null);
  return (
    <details className="group border border-lapis-200 bg-white mb-6">
      <summary className="flex items-center justify-between gap-4 min-h-12 px-4 sm:px-6 cursor-pointer font-medium">
        {t.title}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 sm:px-6 pb-5">
        <p className="text-mist max-w-prose">{t.text}</p>
        <Field label={t.lines} name="statement" lines={5} dir="auto" value={text} onChange={onChange} />
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            // one character has at most four bytes
            if (file) onChange(await file.slice(0, 4 * MAX_STATEMENT).text());
            target.value = '';
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="btn btn-sm btn-line" onClick={() => input.current?.click()}>
            {t.file}
          </button>
          {text !== '' && (
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => onChange('')}>
              {t.clear}
            </button>
          )}
          <p role="status">{matchCount !== null && t.matchCount(matchCount)}</p>
        </div>
      </div>
    </details>
  );
};
