import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import type { ArchiveError, ImportChange, ImportCheck } from '../../product-imports.admin.contract.ts';
import type { Preparation } from './use-product-import.ts';

/** Pictures that a line assigns to its product, with view and file name; thumbnails appear once they are prepared. */
export const PictureChanges = ({ pictures }: Pick<ImportChange, 'pictures'>) => {
  const { views } = useMessages('admin').pictures;
  const labels: Readonly<Partial<Record<number, string>>> = views;
  return (
    <ul className="grid gap-2">
      {pictures.map(({ view, name, path }) => (
        <li key={view} className="flex items-center gap-3">
          <span className="grid place-items-center size-14 shrink-0 bg-lapis-50 text-lapis-300">
            {path === null ? (
              <Icon name="clock" className="size-5" />
            ) : (
              <Photograph picture={{ path, alt: '' }} sizes="56px" className="size-14 object-contain" />
            )}
          </span>
          <span className="min-w-0">
            <span className="block text-mist">{labels[view]}</span>
            <bdi className="wrap-anywhere font-medium">{name}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Problems of the ZIP file, by file. */
export const ArchiveErrorTable = ({ errors }: { errors: readonly ArchiveError[] }) => {
  const { import: t } = useMessages('admin').products;
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  return <Table label={t.archiveErrors} columns={useArchiveErrorColumns()} rows={rows} />;
};

function useArchiveErrorColumns(): readonly Column<ArchiveError & { readonly id: string }>[] {
  const { import: t } = useMessages('admin').products;
  return [
    {
      id: 'file',
      label: t.archiveFile,
      cell: ({ file }) => <bdi className="wrap-anywhere">{file ?? t.wholeArchive}</bdi>,
    },
    { id: 'fault', label: t.fault, cell: ({ code }) => t.archiveFaults[code] },
  ];
}

/** Files in the ZIP file that no line refers to. */
export const UnusedFiles = ({ check: { unusedCount, unused } }: { check: ImportCheck }) => {
  const { import: t } = useMessages('admin').products;
  if (unusedCount === 0) return null;
  return (
    <div className="mb-5 p-4 border border-gold-200 bg-gold-50">
      <p className="font-medium num">{t.unused(unusedCount)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-mist">
        {unused.map((name) => (
          <li key={name} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {unusedCount > unused.length && <p className="pt-1 text-mist num">{t.moreFiles(unusedCount - unused.length)}</p>}
    </div>
  );
};

interface PictureProgressProps {
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** Progress of uploading or preparing pictures, with a cancel button. */
export const PictureProgress = ({ text, share, onCancel }: PictureProgressProps) => {
  const { import: t } = useMessages('admin').products;
  return (
    <div className="grid gap-4 justify-items-start max-w-xl">
      <label className="w-full">
        <span className="block pb-2 num">{text}</span>
        <progress value={share} max={1} className="block w-full h-2 accent-lapis-700" />
      </label>
      <button type="button" className="btn btn-quiet" onClick={onCancel}>
        {t.cancel}
      </button>
    </div>
  );
};

interface PicturePreparationProps {
  readonly preparation: Preparation;
  readonly onCancel: () => void;
}

/** Progress of preparing pictures with a cancel button, and the errors of refused ones. */
export const PicturePreparation = ({ preparation, onCancel }: PicturePreparationProps) => {
  const { import: t } = useMessages('admin').products;
  const language = useLanguage();
  const { done, all, errorCount, errors } = preparation;
  return (
    <div className="grid gap-4 pt-5">
      {done < all ? (
        <PictureProgress
          text={t.preparing({ done: formatNumber(done, language), all: formatNumber(all, language) })}
          share={done / all}
          onCancel={onCancel}
        />
      ) : (
        errorCount === 0 && (
          <p role="status" className="num">
            {t.prepared(all)}
          </p>
        )
      )}
      {errorCount > 0 && (
        <div>
          <p role="alert" className="flex gap-2 pb-3 text-base font-medium text-carnelian-700">
            <Icon name="circle-alert" className="size-5 mt-0.5 shrink-0" />
            {t.picturesRefused(errorCount)}
          </p>
          <ArchiveErrorTable errors={errors} />
          {errorCount > errors.length && (
            <p className="pt-3 text-mist num">{t.moreFiles(errorCount - errors.length)}</p>
          )}
        </div>
      )}
    </div>
  );
};
