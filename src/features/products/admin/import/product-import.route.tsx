import { useId, useRef, useState } from 'react';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { formatNumber, formatPercent } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_ROWS } from '../../product-import.ts';
import { CheckedFile } from './checked-file.tsx';
import { PicturePreparation, PictureProgress } from './checked-pictures.tsx';
import { ImportState } from './import-state.tsx';
import { isReady, useProductImport } from './use-product-import.ts';

preloadMessages('admin', 'forms');

/** Product export to CSV, and import with a preview of the changes (decision 200). */
export default function ProductImport() {
  const { products } = useMessages('admin');
  const t = products.import;
  const language = useLanguage();
  const file = useProductImport();
  const { check, preparation, progress } = file;
  const max = formatNumber(MAX_ARCHIVE_BYTES / 1024 ** 2, language);
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin/products', label: t.back }} />
      <section aria-labelledby="export-products" className="pb-10">
        <h2 id="export-products" className="display text-h4 pb-2">
          {t.exportTitle}
        </h2>
        <p className="pb-4 text-base text-mist max-w-prose">{t.exportText}</p>
        <div className="flex flex-wrap gap-3">
          <ExportButtons
            fileName="products.csv"
            notice={t.exported}
            fetchPart={({ productImports }, part) => productImports.export(part)}
          />
        </div>
      </section>
      <RequirePermission permission="catalogue.write">
        <section aria-labelledby="import-products">
          <h2 id="import-products" className="display text-h4 pb-2">
            {t.importTitle}
          </h2>
          <p className="pb-4 text-base text-mist max-w-prose">
            {t.importText({ max: formatNumber(MAX_IMPORT_ROWS, language) })}
          </p>
          {progress === null && (
            <div key={file.resetCount} className="grid gap-5 max-w-xl">
              <FileField
                label={t.file}
                accept=".csv,.txt,text/csv"
                onSelect={(selected) => file.select({ file: selected })}
              />
              <FileField
                label={t.archive}
                hint={t.archiveText({ max })}
                accept=".zip,application/zip"
                onSelect={(zip) => file.select({ zip })}
              />
            </div>
          )}
          {file.isTooLarge && (
            <p role="alert" className="pt-4 font-medium text-carnelian-700">
              {t.archiveTooLarge({ max })}
            </p>
          )}
          {file.uploadedShare !== null && (
            <div className="pt-4">
              <PictureProgress
                text={t.uploading({ percent: formatPercent(file.uploadedShare, language) })}
                share={file.uploadedShare}
                onCancel={file.reset}
              />
            </div>
          )}
          {file.isChecking && (
            <p role="status" className="pt-4">
              {t.checking}
            </p>
          )}
          {check && progress === null && (
            <>
              <CheckedFile check={check} />
              {preparation && <PicturePreparation preparation={preparation} onCancel={file.cancel} />}
              {isReady(check, preparation) && (
                <form
                  className="grid gap-4 justify-items-start pt-5"
                  onSubmit={(event) => {
                    event.preventDefault();
                    file.start(new FormData(event.currentTarget).get('archivesNew') === 'on');
                  }}
                >
                  {check.created > 0 && <Checkbox name="archivesNew" label={t.archivesNew} isTicked />}
                  <button type="submit" className="btn btn-primary max-sm:w-full" aria-busy={file.isBusy}>
                    <Icon name="upload" className="size-5" />
                    {t.start(check.created + check.updated)}
                  </button>
                </form>
              )}
            </>
          )}
          {progress && <ImportState progress={progress} onCancel={file.cancel} onAgain={file.reset} />}
        </section>
      </RequirePermission>
    </>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Accepted file types, as in the HTML attribute. */
  readonly accept: string;
  readonly onSelect: (file: File | null) => void;
}

/** File field with a translated button: the native one has the browser's language. */
const FileField = ({ label, hint, accept, onSelect }: FileFieldProps) => {
  const { import: t } = useMessages('admin').products;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0] ?? null;
          setName(file?.name);
          onSelect(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button
          id={`${id}-button`}
          type="button"
          className="btn btn-sm btn-line"
          aria-labelledby={`${id}-button ${id}-label`}
          aria-describedby={hint && `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {name === undefined ? t.choose : t.replace}
        </button>
        <bdi className="break-all text-mist">{name ?? t.noFileSelected}</bdi>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pt-1.5 text-sm text-mist">
          {hint}
        </p>
      )}
    </div>
  );
};
