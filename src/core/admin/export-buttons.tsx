import type { AdminClient } from '#core/api/admin-client.ts';
import { csvSeparators } from '#core/api/csv-format.ts';
import { downloadFile } from '#core/browser/download-file.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useAdminAction } from './use-admin-action.ts';

/** Request for one part of a file: its format, and the cursor after the previous part. */
interface PartRequest {
  readonly language: Language;
  readonly separator: (typeof csvSeparators)[number];
  readonly after?: string;
}

interface ExportButtonsProps {
  readonly fileName: string;
  readonly notice: { readonly title: string; readonly body: string };
  /** Requests one part; `next` is the cursor of the following part, null after the last. */
  readonly fetchPart: (admin: AdminClient, part: PartRequest) => Promise<{ csv: string; next: string | null }>;
  /** Quiet buttons with short labels at all widths, for a row of other actions. */
  readonly isCompact?: boolean;
}

/** Downloads a CSV file, part by part, with commas or semicolons and headings in the admin's language. */
export const ExportButtons = ({ fileName, notice, fetchPart, isCompact = false }: ExportButtonsProps) => {
  const { csv: t, csvShort: short } = useMessages('admin').layout;
  const language = useLanguage();
  const { run, isBusy } = useAdminAction();
  const exportAll = (separator: PartRequest['separator']) =>
    run({
      act: (admin) => fetchAll((after) => fetchPart(admin, { language, separator, ...after })),
      notice,
      onDone: (csv) => downloadFile(new File([csv], fileName, { type: 'text/csv;charset=utf-8' })),
    });
  return csvSeparators.map((separator) => (
    <button
      key={separator}
      type="button"
      className={`btn btn-sm ${isCompact ? 'btn-quiet bg-white' : 'btn-line max-md:px-2.5!'}`}
      aria-disabled={isBusy}
      onClick={() => void exportAll(separator)}
    >
      {!isCompact && <Icon name="download" className="size-[18px] max-md:hidden" />}
      {/* on phones the actions of a list fit into one row */}
      <span aria-hidden="true" className={isCompact ? undefined : 'md:hidden'}>
        {short[separator]}
      </span>
      <span className={isCompact ? 'sr-only' : 'max-md:sr-only'}>{t[separator]}</span>
    </button>
  ));
};

type Part = { readonly csv: string; readonly next: string | null };

const fetchAll = async (fetchNext: (after: { readonly after?: string }) => Promise<Part>): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await fetchNext(after === undefined ? {} : { after });
    file += csv;
    after = next;
  }
  return file;
};
