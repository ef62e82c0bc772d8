import { useRef } from 'react';
import { MAX_STATEMENT } from '../../../../domain/payments/match-statement.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface StatementComparisonProps {
  readonly text: string;
  /** How many of the shown transfers the statement names; null without a statement. */
  readonly found: number | null;
  readonly onChange: (text: string) => void;
}

/** Takes a bank statement, which marks the transfers that it names. It stays in the browser. */
export const StatementComparison = ({ text, found, onChange }: StatementComparisonProps) => {
  const { statement: words } = useMessages('admin').transfers;
  const input = useRef<HTMLInputElement>(null);
  return (
    <details className="group border border-lapis-200 bg-white mb-6">
      <summary className="flex items-center justify-between gap-4 min-h-12 px-4 sm:px-6 cursor-pointer font-medium">
        {words.title}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 sm:px-6 pb-5">
        <p className="text-mist max-w-prose">{words.text}</p>
        <Field label={words.lines} name="statement" lines={5} dir="auto" value={text} onChange={onChange} />
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
            {words.file}
          </button>
          {text !== '' && (
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => onChange('')}>
              {words.clear}
            </button>
          )}
          <p role="status">{found !== null && words.found({ count: found })}</p>
        </div>
      </div>
    </details>
  );
};
