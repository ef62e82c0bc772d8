import { useRef, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { FieldError } from '#core/ui/field.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { isOrderNumber } from '#features/orders/order-number.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { TrackingRowResult } from '../tracking-rows.ts';
import { ShipCheckbox } from './ship-checkbox.tsx';
import { useTrackingFile } from './use-tracking-file.ts';

/** Enters the tracking numbers of a courier's file: select it, check the preview, confirm. */
export const TrackingFile = () => {
  const { file: t } = useMessages('admin').trackingNumbers;
  const input = useRef<HTMLInputElement>(null);
  const { file, columns, rows, isShipped, isDone, fileError, isBusy, open, ship, save } = useTrackingFile();
  return (
    <div className="grid gap-6 pt-6" aria-busy={isBusy}>
      <p className="text-base max-w-prose">{t.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ target }) => {
            const [selected] = target.files ?? [];
            if (selected) void open(selected);
            target.value = '';
          }}
        />
        <button
          type="button"
          className={`btn ${file === null ? 'btn-primary' : 'btn-line'}`}
          aria-disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file === null ? t.choose : t.another}
        </button>
        {file !== null && <span className="break-all">{t.name({ name: file.name })}</span>}
        <div role="status" className="basis-full empty:basis-0">
          {fileError !== null && <FieldError id="tracking-fault">{fileError}</FieldError>}
        </div>
      </div>
      {file !== null && columns !== null && !isDone && (
        <div className="grid sm:grid-cols-2 gap-x-6 gap-y-4 max-w-[40rem]">
          {(['orderColumn', 'trackingColumn'] as const).map((name) => (
            <SelectField
              key={name}
              label={t[name]}
              name={name}
              values={[...new Set(columns.headings.filter(Boolean))]}
              format={(heading) => heading}
              value={columns[name]}
              placeholder={t.column}
              onChange={(heading) => void open(file, { ...selectedColumns(columns), [name]: heading })}
            />
          ))}
        </div>
      )}
      {rows !== null && (
        <Rows rows={rows} isDone={isDone}>
          {!isDone && (
            <>
              <ShipCheckbox isShipped={isShipped} onChange={(next) => void ship(next)} />
              <Save rows={rows} isBusy={isBusy} save={save} />
            </>
          )}
        </Rows>
      )}
    </div>
  );
};

const selectedColumns = ({ orderColumn, trackingColumn }: Readonly<Record<string, unknown>>) => ({
  ...(typeof orderColumn === 'string' && { orderColumn }),
  ...(typeof trackingColumn === 'string' && { trackingColumn }),
});

const countOf = (rows: readonly TrackingRowResult[], outcome: TrackingRowResult['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

interface RowsProps {
  readonly rows: readonly TrackingRowResult[];
  /** Whether these are results, not predicted ones. */
  readonly isDone: boolean;
  readonly children: React.ReactNode;
}

/** Counts of the rows, the actions on them, and the table of all rows. */
const Rows = ({ rows, isDone, children }: RowsProps) => {
  const { file: t, results } = useMessages('admin').trackingNumbers;
  const columns = useColumns(isDone);
  const [unchanged, refused] = [countOf(rows, 'unchanged'), countOf(rows, 'refused')];
  return (
    <section className="grid gap-5 pt-4">
      <h2 className="display text-h4">{isDone ? t.result : t.plan}</h2>
      <div role="status" className="grid gap-1 text-base num">
        <p>{t.accepted(countOf(rows, 'accepted'))}</p>
        <p>{t.mails(rows.filter(({ isMailed }) => isMailed).length)}</p>
        {unchanged > 0 && <p>{t.unchanged(unchanged)}</p>}
        {refused > 0 && <p className="text-carnelian-700 font-medium">{t.refused(refused)}</p>}
      </div>
      {children}
      <Table label={results} columns={columns} rows={rows.map((row) => ({ ...row, id: String(row.line) }))} />
    </section>
  );
};

type SaveProps = Pick<RowsProps, 'rows'> & Pick<ReturnType<typeof useTrackingFile>, 'isBusy' | 'save'>;

/** Button that saves the rows after a confirmation. */
const Save = ({ rows, isBusy, save }: SaveProps) => {
  const { file: t } = useMessages('admin').trackingNumbers;
  const [isOpen, setOpen] = useState(false);
  const accepted = countOf(rows, 'accepted');
  return (
    <>
      <p>
        <button type="button" className="btn btn-primary" disabled={accepted === 0} onClick={() => setOpen(true)}>
          {t.save}
        </button>
      </p>
      {isOpen && (
        <ConfirmDialog
          title={t.confirm}
          button={t.save}
          isBusy={isBusy}
          onYes={() => void save().then(() => setOpen(false))}
          onClose={() => setOpen(false)}
        >
          <p className="num">{t.accepted(accepted)}</p>
          <p className="num">{t.mails(rows.filter(({ isMailed }) => isMailed).length)}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

type Row = TrackingRowResult & { readonly id: string };

const useColumns = (isDone: boolean): readonly Column<Row>[] => {
  const { columns: t } = useMessages('admin').trackingNumbers;
  const language = useLanguage();
  return [
    {
      id: 'line',
      label: t.line,
      isNamed: true,
      cell: ({ line }) => <span className="num">{formatNumber(line, language)}</span>,
    },
    {
      id: 'order',
      label: t.order,
      cell: ({ orderNumber }) =>
        isOrderNumber(orderNumber) ? (
          <a href={orderPath(orderNumber, 'shipments')} className="link inline-flex items-center min-h-11">
            <OrderNumber number={orderNumber} />
          </a>
        ) : (
          <bdi className="break-all">{orderNumber || '–'}</bdi>
        ),
    },
    {
      id: 'number',
      label: t.number,
      cell: ({ trackingNumber }) => (
        <bdi dir="ltr" className="code same-side wrap-anywhere">
          {trackingNumber || '–'}
        </bdi>
      ),
    },
    { id: 'result', label: t.result, cell: (row) => <Outcome row={row} isDone={isDone} /> },
  ];
};

const colours: Readonly<Record<TrackingRowResult['outcome'], string>> = {
  accepted: 'border-malachite-200 bg-malachite-50 text-malachite-700',
  unchanged: 'border-lapis-200 bg-white text-mist',
  refused: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700',
};

const Outcome = ({ row, isDone }: { readonly row: TrackingRowResult; readonly isDone: boolean }) => {
  const { trackingNumbers: t } = useMessages('admin');
  const language = useLanguage();
  const { outcome, isHandedOver, isMailed, reason } = row;
  const accepted = (isDone ? t.done : t.planned)[isHandedOver ? 'shipped' : 'number'];
  return (
    <>
      <span className={`badge md:whitespace-nowrap ${colours[outcome]}`}>
        {outcome === 'accepted' ? accepted : t[outcome]}
      </span>
      {reason !== null && <span className="block pt-1 md:min-w-60">{textIn(reason, language)}</span>}
      {isMailed && <span className="block pt-1 text-caption text-mist">{t.mailed}</span>}
    </>
  );
};
