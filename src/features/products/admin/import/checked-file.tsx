import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { hasLostZeros } from '../../product-import.ts';
import type { ImportChange, ImportCheck, ImportError } from '../../product-imports.admin.contract.ts';
import { ArchiveErrorTable, PictureChanges, UnusedFiles } from './checked-pictures.tsx';
import { formatFieldValue } from './format-field-value.ts';

/** Preview of a file, line by line, or its errors. */
export const CheckedFile = ({ check }: { check: ImportCheck }) => {
  const { import: t } = useMessages('admin').products;
  const { errorCount, errors, archiveErrors, created, updated, unchanged, lostZeros, changes } = check;
  if (errorCount > 0) {
    return (
      <div className="pt-6">
        <p role="alert" className="flex gap-2 pb-3 text-base font-medium text-carnelian-700">
          <Icon name="circle-alert" className="size-5 mt-0.5 shrink-0" />
          {t.refused(errorCount)}
        </p>
        <div className="grid gap-5">
          {errors.length > 0 && <ErrorTable errors={errors} />}
          {archiveErrors.length > 0 && <ArchiveErrorTable errors={archiveErrors} />}
        </div>
        <OmittedCount count={errorCount - errors.length - archiveErrors.length} />
      </div>
    );
  }
  return (
    <div className="pt-6">
      <p role="status" className="pb-3 text-base font-medium num">
        {created + updated === 0
          ? t.nothing
          : [created && t.created(created), updated && t.updated(updated), unchanged && t.unchanged(unchanged)]
              .filter(Boolean)
              .join(' · ')}
      </p>
      {lostZeros > 0 && (
        <p role="alert" className="flex gap-2 pb-3 text-base text-carnelian-700 num">
          <Icon name="circle-alert" className="size-5 mt-0.5 shrink-0" />
          {t.lostZeros(lostZeros)}
        </p>
      )}
      <UnusedFiles check={check} />
      {changes.length > 0 && <ChangeTable changes={changes} />}
      <OmittedCount count={created + updated - changes.length} />
    </div>
  );
};

/** Number of lines that the table omits. */
const OmittedCount = ({ count }: { count: number }) => {
  const { import: t } = useMessages('admin').products;
  return count > 0 && <p className="pt-3 text-mist num">{t.others(count)}</p>;
};

const ErrorTable = ({ errors }: { errors: readonly ImportError[] }) => {
  const { import: t } = useMessages('admin').products;
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  return <Table label={t.errors} columns={useErrorColumns()} rows={rows} />;
};

const ChangeTable = ({ changes }: { changes: readonly ImportChange[] }) => {
  const { import: t } = useMessages('admin').products;
  const rows = changes.map((change) => ({ ...change, id: change.id ?? `${NEW}${change.line}` }));
  return <Table label={t.changes} columns={useChangeColumns()} rows={rows} />;
};

type Identified<Row> = Row & { readonly id: string };

function useErrorColumns(): readonly Column<Identified<ImportError>>[] {
  const { import: t } = useMessages('admin').products;
  const { validation } = useMessages('forms');
  const language = useLanguage();
  const messages: Readonly<Partial<Record<string, string>>> = { ...validation, ...t.faults };
  return [
    {
      id: 'line',
      label: t.line,
      isNamed: true,
      cell: ({ line }) => <span className="num">{formatNumber(line, language)}</span>,
    },
    { id: 'column', label: t.column, cell: ({ column }) => <bdi>{column ?? t.wholeLine}</bdi> },
    {
      id: 'fault',
      label: t.fault,
      cell: ({ code, picture }) => (
        <>
          {picture !== undefined && (
            <span className="block font-medium wrap-anywhere">
              <bdi>{picture}</bdi>
            </span>
          )}
          {messages[code] ?? code}
        </>
      ),
    },
  ];
}

function useChangeColumns(): readonly Column<Identified<ImportChange>>[] {
  const { import: t } = useMessages('admin').products;
  const language = useLanguage();
  return [
    {
      id: 'line',
      label: t.line,
      isNamed: true,
      cell: ({ line }) => <span className="num">{formatNumber(line, language)}</span>,
    },
    { id: 'product', label: t.product, cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi> },
    {
      id: 'change',
      label: t.change,
      cell: (change) => (
        <div className="grid gap-2">
          <FieldChanges change={change} />
          {change.pictures.length > 0 && <PictureChanges pictures={change.pictures} />}
        </div>
      ),
    },
  ];
}

const NEW = 'new ';

/** Old and new values of the fields that a line changes; a label for a new product. */
const FieldChanges = ({ change }: { change: ImportChange & { readonly id: string } }) => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  const language = useLanguage();
  const format = (field: string, value: string) => formatFieldValue(field, value, { products, catalogue, language });
  const labels: Readonly<Partial<Record<string, string>>> = products.fields;
  if (change.id.startsWith(NEW)) return <span className="font-medium">{products.import.newProduct}</span>;
  if (change.fields.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {change.fields.map(({ field, from, to }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-mist">{labels[field] ?? field}: </span>
          {from !== '' && (
            <>
              <del>
                <bdi>{format(field, from)}</bdi>
              </del>{' '}
            </>
          )}
          <ins className="font-medium no-underline">
            <bdi>{format(field, to)}</bdi>
          </ins>
          {field === 'barcode' && hasLostZeros(from, to) && (
            <span className="block text-carnelian-700">{products.import.zerosGone}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
