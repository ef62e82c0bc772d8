import { useState } from 'react';
import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Price } from '#core/ui/price.tsx';
import type { SettlementPlan } from '../cod-reconciliation.admin.contract.ts';
import { type SettlementOutcome, settlementOutcomes } from '../match-settlement.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Reference } from './reference.tsx';

interface SettlementPlanProps {
  readonly plan: NonNullable<SettlementPlan['plan']>;
  readonly isBusy: boolean;
  /** Cairo day for lines without a date. */
  readonly today: string;
  readonly onBook: (day: string) => void;
  readonly onColumns: () => void;
}

/** Preview of an import: sums by outcome, mismatched lines, and the button that books the file. */
export const SettlementPlanView = ({ plan, isBusy, today, onBook, onColumns }: SettlementPlanProps) => {
  const { read: t } = useMessages('admin').settlements;
  const sumColumns = useSumColumns();
  const lineColumns = useLineColumns();
  const [day, setDay] = useState(today);
  const { sums, listed, repeated, hasDays } = plan;
  const rows = settlementOutcomes
    .filter((outcome) => sums[outcome].lines > 0)
    .map((outcome) => ({ id: outcome, outcome, ...sums[outcome] }));
  return (
    <section className="grid gap-5">
      <h2 className="display text-h4">{t.plan}</h2>
      <Table label={t.plan} columns={sumColumns} rows={rows} />
      {repeated > 0 && <p className="num">{t.repeated(repeated)}</p>}
      {listed.length > 0 && (
        <div>
          <h3 className="text-caption text-mist pb-2">{t.listed}</h3>
          <Table
            label={t.listed}
            columns={lineColumns}
            rows={listed.map((line) => ({ ...line, id: String(line.number) }))}
          />
        </div>
      )}
      {!hasDays && (
        <Field
          label={t.day}
          name="day"
          type="date"
          value={day}
          onChange={setDay}
          required
          hint={t.dayHint}
          className="max-w-80"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy}
          disabled={rows.length === 0 || day === ''}
          onClick={() => onBook(day)}
        >
          {t.book}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onColumns}>
          {t.columns}
        </button>
      </div>
    </section>
  );
};

type Plan = NonNullable<SettlementPlan['plan']>;
type Sum = Plan['sums']['paid'] & { readonly id: string; readonly outcome: SettlementOutcome };
type Line = Plan['listed'][number] & { readonly id: string };

const useSumColumns = (): readonly Column<Sum>[] => {
  const { table } = useMessages('admin').settlements;
  const language = useLanguage();
  return [
    { id: 'outcome', label: table.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    {
      id: 'lines',
      label: table.lines,
      isEnd: true,
      cell: ({ lines }) => <span className="num">{formatNumber(lines, language)}</span>,
    },
    { id: 'amount', label: table.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
  ];
};

const useLineColumns = (): readonly Column<Line>[] => {
  const { table } = useMessages('admin').settlements;
  const language = useLanguage();
  return [
    {
      id: 'line',
      label: table.line,
      isNamed: true,
      cell: ({ number }) => <span className="num">{formatNumber(number, language)}</span>,
    },
    { id: 'reference', label: table.reference, cell: (line) => <Reference line={line} /> },
    { id: 'amount', label: table.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
    { id: 'due', label: table.due, isEnd: true, cell: ({ due }) => (due === null ? '–' : <Price amount={due} />) },
    { id: 'outcome', label: table.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
  ];
};
