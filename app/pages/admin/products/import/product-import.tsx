import { useId, useRef, useState } from 'react';
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_ROWS } from '../../../../../domain/products/product-import.ts';
import { formatNumber, formatPercent } from '../../../../../locales/format.ts';
import type { AdminClient } from '../../../../api/admin-client.ts';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { downloadFile } from '../../download-file.ts';
import { SectionHeader } from '../../list/list-layout.tsx';
import { May } from '../../may.tsx';
import { useAdminAction } from '../../use-admin-action.ts';
import { CheckedFile } from './checked-file.tsx';
import { PicturePreparation, PictureProgress } from './checked-pictures.tsx';
import { ImportState } from './import-state.tsx';
import { isReady, useProductImport } from './use-product-import.ts';

preloadMessages('admin', 'forms');

/** Products out to a CSV file and in from one: choose, see what would change, import (decision 200). */
export const ProductImport = () => {
  const { products } = useMessages('admin');
  const words = products.import;
  const language = useLanguage();
  const file = useProductImport();
  const { check, preparation, progress } = file;
  const most = formatNumber(MAX_ARCHIVE_BYTES / 1024 ** 2, language);
  return (
    <>
      <SectionHeader title={words.title} back={{ to: '/admin/products', label: words.back }} />
      <section aria-labelledby="export-products" className="pb-10">
        <h2 id="export-products" className="display text-h4 pb-2">
          {words.exportTitle}
        </h2>
        <p className="pb-4 text-base text-mist max-w-prose">{words.exportText}</p>
        <div className="flex flex-wrap gap-3">
          <ExportButton separator="comma" label={words.exportComma} />
          <ExportButton separator="semicolon" label={words.exportSemicolon} />
        </div>
      </section>
      <May right="catalogue.write">
        <section aria-labelledby="import-products">
          <h2 id="import-products" className="display text-h4 pb-2">
            {words.importTitle}
          </h2>
          <p className="pb-4 text-base text-mist max-w-prose">
            {words.importText({ most: formatNumber(MAX_IMPORT_ROWS, language) })}
          </p>
          {progress === null && (
            <div key={file.round} className="grid gap-5 max-w-xl">
              <FileField
                label={words.file}
                accept=".csv,.txt,text/csv"
                onChoose={(chosen) => file.choose({ file: chosen })}
              />
              <FileField
                label={words.archive}
                hint={words.archiveText({ most })}
                accept=".zip,application/zip"
                onChoose={(zip) => file.choose({ zip })}
              />
            </div>
          )}
          {file.isTooLarge && (
            <p role="alert" className="pt-4 font-medium text-carnelian-700">
              {words.archiveTooLarge({ most })}
            </p>
          )}
          {file.uploadedShare !== null && (
            <div className="pt-4">
              <PictureProgress
                text={words.uploading({ percent: formatPercent(file.uploadedShare, language) })}
                share={file.uploadedShare}
                onCancel={file.reset}
              />
            </div>
          )}
          {file.isChecking && (
            <p role="status" className="pt-4">
              {words.checking}
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
                  {check.created > 0 && <Checkbox name="archivesNew" label={words.archivesNew} isTicked />}
                  <button type="submit" className="btn btn-primary max-sm:w-full" aria-busy={file.isBusy}>
                    <Icon name="upload" className="size-5" />
                    {words.start(check.created + check.updated)}
                  </button>
                </form>
              )}
            </>
          )}
          {progress && <ImportState progress={progress} onCancel={file.cancel} onAgain={file.reset} />}
        </section>
      </May>
    </>
  );
};

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The types of files, as in the HTML attribute. */
  readonly accept: string;
  readonly onChoose: (file: File | null) => void;
}

/** The browser's own button would speak the language of the browser. */
const FileField = ({ label, hint, accept, onChoose }: FileFieldProps) => {
  const { import: words } = useMessages('admin').products;
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
          onChoose(file);
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
          {name === undefined ? words.choose : words.replace}
        </button>
        <bdi className="break-all text-mist">{name ?? words.nothingChosen}</bdi>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pt-1.5 text-sm text-mist">
          {hint}
        </p>
      )}
    </div>
  );
};

/** Exports all products, part by part. */
const ExportButton = ({ separator, label }: { separator: 'comma' | 'semicolon'; label: string }) => {
  const { import: words } = useMessages('admin').products;
  const language = useLanguage();
  const { run, isBusy } = useAdminAction();
  const exportAll = () =>
    run({
      act: (admin) => fetchAll(admin, { separator, language }),
      notice: words.exported,
      onDone: (csv) => downloadFile('products.csv', 'text/csv;charset=utf-8', csv),
    });
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
      <Icon name="download" className="size-[18px]" />
      {label}
    </button>
  );
};

type Wanted = Omit<Parameters<AdminClient['productImports']['export']>[0], 'after'>;

const fetchAll = async ({ productImports }: AdminClient, wanted: Wanted): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await productImports.export({ ...wanted, ...(after === undefined ? {} : { after }) });
    file += csv;
    after = next;
  }
  return file;
};
