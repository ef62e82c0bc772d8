import { useEffect, useRef } from 'react';
import { type Language, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { badges } from '../../product-attributes.ts';
import { type CellValue, formatCell, type GridField, toCellInput } from './grid-cells.ts';
import type { EditedRow } from './grid-edits.ts';

interface GridCellProps {
  readonly product: GridProduct;
  readonly field: GridField;
  readonly edited: EditedRow | undefined;
  /** Whether the cell is in the tab order. */
  readonly isCurrent: boolean;
  readonly open: { readonly initialInput: string | null } | null;
  readonly onPick: (isOpening: boolean) => void;
  /** Called with the entered value (null if unchanged) and the focus movement, which is null when focus leaves the cell. */
  readonly onClose: (text: string | null, movement: { readonly row: number; readonly column: number } | null) => void;
}

/** Editable cell; also displays the previous value of an edited cell and the error of an invalid one. */
export const GridCell = ({ product, field, edited, isCurrent, open, onPick, onClose }: GridCellProps) => {
  const language = useLanguage();
  const { grid: t } = useMessages('admin').products;
  const { validation } = useMessages('forms');
  const formatBadge = useBadgeFormat();
  const isEdited = edited !== undefined && field in edited.edits;
  const base = (edited?.base ?? product)[field];
  const value = isEdited ? (edited.edits[field] ?? null) : base;
  const error = edited?.errors[field];
  const message =
    error === undefined ? undefined : ((validation as Readonly<Partial<Record<string, string>>>)[error] ?? error);
  const format = (displayed: CellValue, inLanguage: Language) =>
    field === 'badge' ? formatBadge(displayed) : formatCell(field, displayed, inLanguage);
  // an archived product has no position
  const isFixed = field === 'position' && product.position === null;
  if (open !== null && !isFixed) {
    return (
      <td className="p-0 relative">
        <CellEditor
          field={field}
          label={t.cell({ name: textIn(product.name, language), column: t.columns[field] })}
          initialInput={open.initialInput ?? toCellInput(field, value)}
          isReplacing={open.initialInput !== null}
          onClose={onClose}
        />
      </td>
    );
  }
  return (
    <td
      tabIndex={isCurrent ? 0 : -1}
      aria-readonly={isFixed || undefined}
      aria-invalid={message === undefined ? undefined : true}
      className={`px-3 py-1 min-w-24 h-12 text-end num cursor-cell focus-visible:outline-2 focus-visible:-outline-offset-2 ${message === undefined ? (isEdited ? 'bg-gold-50' : '') : 'bg-carnelian-50 max-w-60'}`}
      onClick={() => onPick(isCurrent)}
      onDoubleClick={() => onPick(true)}
    >
      <bdi className={isEdited ? 'font-medium' : ''}>
        {format(value, language) || <span className="text-mist">—</span>}
      </bdi>
      {isEdited && format(base, language) !== '' && (
        <span className="block text-caption text-mist">
          {(edited.isChanged ? t.now : t.before)({ value: format(base, language) })}
        </span>
      )}
      {message !== undefined && (
        <span className="flex items-start justify-end gap-1 text-caption text-carnelian-700 max-w-48 ms-auto">
          <Icon name="circle-alert" className="size-4 mt-0.5 shrink-0" />
          <span className="text-start">{message}</span>
        </span>
      )}
    </td>
  );
};

/** Returns a formatter of badge names. */
const useBadgeFormat = (): ((value: CellValue) => string) => {
  const { catalogue } = useMessages('common');
  return (value) => {
    const badge = badges.find((option) => option === value);
    return badge === undefined ? '' : catalogue.badges[badge];
  };
};

interface CellEditorProps {
  readonly field: GridField;
  readonly label: string;
  readonly initialInput: string;
  /** Whether typing replaces the value; Escape restores it. */
  readonly isReplacing: boolean;
  readonly onClose: GridCellProps['onClose'];
}

/** Input of an open cell. */
const CellEditor = ({ field, label, initialInput, isReplacing, onClose }: CellEditorProps) => {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isClosed = useRef(false);
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  useEffect(() => {
    input.current?.focus();
    if (field !== 'badge' && !isReplacing) input.current?.select();
  }, [field, isReplacing]);
  const close = (movement: Parameters<typeof onClose>[1], isSaved = true) => {
    // removing the field blurs it
    if (isClosed.current) return;
    isClosed.current = true;
    const text = input.current?.value ?? '';
    onClose(isSaved && (isReplacing || text !== initialInput) ? text : null, movement);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') close(noMovement, false);
    else if (event.key === 'Enter') close({ row: event.shiftKey ? -1 : 1, column: 0 });
    else if (event.key === 'Tab') close({ row: 0, column: event.shiftKey ? -1 : 1 });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inputProps = { ref: input, 'aria-label': label, onKeyDown, onBlur: () => close(null) };
  const inputClasses = 'absolute inset-0 size-full px-3 bg-white border-2 border-lapis-700 text-end num';
  if (field === 'badge') {
    const initial = badges.some((badge) => badge === initialInput) ? initialInput : '';
    return (
      <select {...inputProps} defaultValue={initial} className={inputClasses}>
        <option value="">{products.noValue.badge}</option>
        {badges.map((badge) => (
          <option key={badge} value={badge}>
            {catalogue.badges[badge]}
          </option>
        ))}
      </select>
    );
  }
  const isMoney = field === 'price' || field === 'salePrice';
  return (
    <input
      {...inputProps}
      type="text"
      defaultValue={initialInput}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      maxLength={isMoney ? 14 : 9}
      autoComplete="off"
      dir="ltr"
      className={inputClasses}
    />
  );
};

const noMovement = { row: 0, column: 0 };
