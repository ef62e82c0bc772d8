import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useSettingForm } from './field-form-context.ts';
import type { SettingInputProps } from './field-input-props.ts';
import { useRowTitle } from './set-input.tsx';
import { useFieldLabels } from './use-field-labels.ts';

interface Row {
  readonly id: number;
  /** Content of its fields when the form was opened or the row added, by name within the row. */
  readonly opened: Readonly<Record<string, string>>;
}

interface RowListProps extends SettingInputProps {
  /** Renders the fields of a row. */
  readonly Input: ComponentType<SettingInputProps>;
}

/** A list of rows with fields of their own: rows are added, removed and moved. */
export const RowList = ({ name, field, opened, Input }: RowListProps) => {
  const { settings } = useMessages('admin');
  const t = useFieldLabels();
  const { rows, add, remove, move, list } = useRows(name, opened, field.newRow);
  const addLabels: Readonly<Partial<Record<string, string>>> = settings.addRow;
  return (
    <div ref={list} className="sm:col-span-2 grid gap-6">
      {rows.map((row, index) => (
        <RowFields
          key={row.id}
          {...{ name, field, row, index, Input }}
          isLast={index === rows.length - 1}
          onRemove={() => remove(row.id)}
          onMove={(by) => move(index, by)}
        />
      ))}
      {rows.length < (field.maxRows ?? Number.POSITIVE_INFINITY) && (
        <p>
          <button type="button" data-add className="btn btn-sm btn-quiet" onClick={add}>
            <Icon name="plus" className="size-[18px]" />
            {addLabels[field.label] ?? t.label(field)}
          </button>
        </p>
      )}
    </div>
  );
};

interface RowFieldsProps extends Pick<RowListProps, 'name' | 'field' | 'Input'> {
  readonly row: Row;
  readonly index: number;
  readonly isLast: boolean;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

const RowFields = ({ name, field, row, index, isLast, Input, onRemove, onMove }: RowFieldsProps) => {
  const { settings } = useMessages('admin');
  const { rowTitle } = useRowTitle();
  const title = rowTitle(name, index);
  const numbered = useFieldLabels().rowLabel(field, index);
  const base = `${name}.${index}.`;
  return (
    <fieldset data-row={row.id} className="min-w-0 border border-lapis-200 p-4 sm:p-5">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center gap-1 pb-3">
        <p aria-hidden="true" className="font-medium me-auto min-w-0 break-words">
          {title === numbered ? title : settings.fieldOf({ part: numbered, field: title })}
        </p>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            data-move={by}
            aria-label={by < 0 ? settings.moveUp({ row: title }) : settings.moveDown({ row: title })}
            aria-disabled={by < 0 ? index === 0 : isLast}
            className="grid place-items-center size-11 text-mist hover:text-lapis-900 aria-disabled:opacity-45"
            onClick={() => onMove(by)}
          >
            <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} className="size-[18px]" />
          </button>
        ))}
        <button
          type="button"
          aria-label={settings.removeRow({ row: title })}
          className="grid place-items-center size-11 -me-2.5 text-mist hover:text-carnelian-700"
          onClick={onRemove}
        >
          <Icon name="trash-2" className="size-[18px]" />
        </button>
      </div>
      <div className="grid sm:grid-cols-2 gap-x-6 gap-y-5">
        {Object.entries(field.rows ?? {}).map(([inner, innerField]) => (
          <Input
            key={inner}
            name={base + inner}
            field={innerField}
            opened={Object.fromEntries(Object.entries(row.opened).map(([each, value]) => [base + each, value]))}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The rows of a list. Their inputs keep their values while rows move; the focus follows the change. */
const useRows = (name: string, opened: SettingInputProps['opened'], newRow: Readonly<Record<string, string>> = {}) => {
  const { syncValues, errors, clear, formValues } = useSettingForm();
  const list = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(() => openedRows(name, opened));
  const nextId = useRef(rows.length);
  /** Selector of the element that gets the focus after a change; null for none. */
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
    syncValues();
  });
  const change = (next: readonly Row[], focus: string) => {
    focused.current = focus;
    // the names of the fields change with the rows
    for (const each of Object.keys(errors)) if (each.startsWith(`${name}.`)) clear(each);
    setRows(next);
  };
  return {
    list,
    rows,
    add: () => {
      const id = nextId.current++;
      const initialEntries = Object.entries(newRow).map(([inner, path]) => [inner, String(formValues[path] ?? '')]);
      change([...rows, { id, opened: Object.fromEntries(initialEntries) }], `[data-row="${id}"] :is(input, select)`);
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

const openedRows = (name: string, opened: SettingInputProps['opened']): readonly Row[] => {
  const rows: Record<string, string>[] = [];
  for (const [each, value] of Object.entries(opened)) {
    const [index, ...inner] = each.startsWith(`${name}.`) ? each.slice(name.length + 1).split('.') : [];
    if (index !== undefined) (rows[Number(index)] ??= {})[inner.join('.')] = value;
  }
  return rows.map((row, id) => ({ id, opened: row }));
};
