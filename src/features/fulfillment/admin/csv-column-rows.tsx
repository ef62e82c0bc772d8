import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { CheckedFieldProps } from '#core/ui/use-validated-form.ts';
import { type CourierCsvColumn, type CourierCsvField, courierCsvFields, MAX_CSV_COLUMNS } from '../courier-csv.ts';

/** Reads the columns of the form in order. */
export const readColumns = (form: HTMLFormElement): { field: string; heading: string }[] => {
  const data = new FormData(form);
  const headings = data.getAll('heading');
  return data.getAll('field').map((field, index) => ({ field: String(field), heading: String(headings[index] ?? '') }));
};

interface CsvColumnRowsProps extends Pick<CheckedFieldProps, 'errors' | 'clear'> {
  readonly opened: readonly CourierCsvColumn[];
}

type Row = CourierCsvColumn & { readonly id: number };

/** Editor for the columns of a courier's file: adds, removes and reorders them. */
export const CsvColumnRows = ({ opened, errors, clear }: CsvColumnRowsProps) => {
  const { form: t, fields } = useMessages('admin').shipments.couriers;
  const language = useLanguage();
  const { rows, list, add, remove, move } = useColumnRows(opened, () => {
    for (const name of Object.keys(errors)) if (name.startsWith('columns')) clear(name);
  });
  return (
    <fieldset ref={list} className="min-w-0 grid gap-3">
      <legend className="text-sm font-medium pb-1.5">{t.columns}</legend>
      {errors['columns'] && <FieldError id="columns-error">{errors['columns']}</FieldError>}
      {rows.map((row, index) => {
        const column = t.column({ number: formatNumber(index + 1, language) });
        const error = errors[`columns.${index}.heading`];
        return (
          <fieldset key={row.id} data-row={row.id} className="min-w-0 border border-lapis-200 p-3 grid gap-2">
            <legend className="sr-only">{column}</legend>
            <div className="flex items-center">
              <p aria-hidden="true" className="text-caption text-mist me-auto">
                {column}
              </p>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  data-move={by}
                  aria-label={by < 0 ? t.up({ column }) : t.down({ column })}
                  aria-disabled={by < 0 ? index === 0 : index === rows.length - 1}
                  className="grid place-items-center size-11 text-mist hover:text-lapis-900 aria-disabled:opacity-45"
                  onClick={() => move(index, by)}
                >
                  <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} className="size-[18px]" />
                </button>
              ))}
              <button
                type="button"
                aria-label={t.remove({ column })}
                className="grid place-items-center size-11 text-mist hover:text-carnelian-700"
                onClick={() => remove(row.id)}
              >
                <Icon name="trash-2" className="size-[18px]" />
              </button>
            </div>
            <ContentSelect label={t.field} opened={row.field} names={fields} />
            <Field
              name="heading"
              label={t.heading}
              dir="auto"
              required
              defaultValue={row.heading}
              error={error}
              onChange={() => clear(`columns.${index}.heading`)}
            />
          </fieldset>
        );
      })}
      {rows.length < MAX_CSV_COLUMNS && (
        <p>
          <button type="button" data-add className="btn btn-sm btn-quiet" onClick={add}>
            <Icon name="plus" className="size-[18px]" />
            {t.addColumn}
          </button>
        </p>
      )}
    </fieldset>
  );
};

interface ContentSelectProps {
  readonly label: string;
  readonly opened: CourierCsvField;
  readonly names: Readonly<Record<CourierCsvField, string>>;
}

const ContentSelect = ({ label, opened, names }: ContentSelectProps) => (
  <label className="block">
    <span className="block text-sm font-medium mb-1.5">{label}</span>
    <span className="relative block">
      <select name="field" defaultValue={opened} className="field appearance-none pe-10!">
        {courierCsvFields.map((field) => (
          <option key={field} value={field}>
            {names[field]}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
      />
    </span>
  </label>
);

/** State of the rows. Inputs keep their values while rows move; the focus follows the change. */
const useColumnRows = (opened: readonly CourierCsvColumn[], onChange: () => void) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() => opened.map((column, id) => ({ ...column, id })));
  const nextId = useRef(rows.length);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  });
  const change = (next: readonly Row[], focus: string) => {
    focused.current = focus;
    onChange();
    setRows(next);
  };
  return {
    list,
    rows,
    add: () => {
      const id = nextId.current++;
      change([...rows, { id, field: 'orderNumber', heading: '' }], `[data-row="${id}"] select`);
    },
    remove: (id: number) =>
      change(
        rows.filter((row) => row.id !== id),
        '[data-add]',
      ),
    move: (index: number, by: -1 | 1) => {
      const [moved, other] = [rows[index], rows[index + by]];
      if (!moved || !other) return;
      change(rows.with(index, other).with(index + by, moved), `[data-row="${moved.id}"] [data-move="${by}"]`);
    },
  };
};
