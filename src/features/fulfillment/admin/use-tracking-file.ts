import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { TrackingPreview, TrackingRowResult } from '../tracking-rows.ts';
import { useFileRequest } from '../ui/use-file-request.ts';

type Columns = { readonly orderColumn?: string; readonly trackingColumn?: string };

/** Tracking numbers of a file: their preview, then their result. */
export function useTrackingFile() {
  const { file: t } = useMessages('admin').trackingNumbers;
  const { refetchSummary } = useAdminContext();
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<TrackingPreview['file']>(null);
  const [rows, setRows] = useState<readonly TrackingRowResult[] | null>(null);
  const [isShipped, setShipped] = useState(false);
  const [isDone, setDone] = useState(false);
  const { run, isBusy, fileError } = useFileRequest('TRACKING_FILE_INVALID');

  const entered = (rows ?? []).map(({ line, orderNumber, trackingNumber }) => ({
    line,
    orderNumber,
    trackingNumber: trackingNumber ?? '',
  }));
  return {
    file,
    columns,
    rows,
    isShipped,
    isDone,
    fileError,
    isBusy,
    /** Previews a file with these columns, or with recognized ones. */
    open: (selected: File, selectedColumns: Columns = {}) =>
      run(async () => {
        setFile(selected);
        setColumns(null);
        setRows(null);
        setShipped(false);
        setDone(false);
        const preview = await (await loadAdminClient()).shipments.previewTracking({
          file: selected,
          ...selectedColumns,
        });
        setColumns(preview.file);
        setRows(preview.rows);
      }),
    /** Previews the rows again, with or without the hand-over. */
    ship: (next: boolean) =>
      run(async () => {
        const preview = await (await loadAdminClient()).shipments.previewTracking({ rows: entered, isShipped: next });
        setShipped(next);
        setRows(preview.rows);
      }),
    save: () =>
      run(async () => {
        const result = await (await loadAdminClient()).shipments.applyTracking({ rows: entered, isShipped });
        setRows(result.rows);
        setDone(true);
        notify({ title: t.saved.title, text: t.saved.body, about: 'admin' });
        refetchSummary();
      }),
  };
}
