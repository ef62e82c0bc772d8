import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { MAX_ARCHIVE_BYTES } from '../../product-import.ts';
import type { ImportCheck, ImportProgress, PreparedPictures } from '../../product-imports.admin.contract.ts';
import { usePictureArchive } from './use-picture-archive.ts';

/** Polling interval of the progress, in milliseconds. */
const POLL_INTERVAL_MS = 700;

/** Whether an import is running. */
export const isRunning = ({ state }: ImportProgress): boolean => state === 'waiting' || state === 'running';

/** Progress of preparing the pictures of a checked file, with the refused ones. */
export type Preparation = Omit<PreparedPictures, 'pictures'>;

/** Whether a checked file can be imported: it changes something, and its pictures are prepared. */
export const isReady = ({ id, unprepared }: ImportCheck, preparation: Preparation | null): boolean =>
  id !== null &&
  (unprepared === 0 || (preparation !== null && preparation.done === preparation.all && preparation.errorCount === 0));

/** Import of one file with an optional ZIP file of pictures: checked on selection, then imported with progress. */
export function useProductImport() {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const [resetCount, setResetCount] = useState(0);
  const archive = usePictureArchive();
  const selection = useRef<{ readonly file: File | null; readonly zip: File | null }>({ file: null, zip: null });

  useEffect(() => {
    if (progress === null || !isRunning(progress)) return;
    const timer = setTimeout(() => {
      const poll = async () => setProgress(await (await loadAdminClient()).productImports.get({ id: progress.id }));
      // the import continues on the server; poll again
      poll().catch(() => setProgress({ ...progress }));
    }, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const select = async (next: Partial<typeof selection.current>) => {
    const selected = { ...selection.current, ...next };
    selection.current = selected;
    // responses about earlier files are dropped
    const isCurrent = () => selection.current === selected;
    setCheck(null);
    setPreparation(null);
    const isOverLimit = (selected.zip?.size ?? 0) > MAX_ARCHIVE_BYTES;
    setTooLarge(isOverLimit);
    if (selected.zip === null || isOverLimit) archive.clear();
    if (isOverLimit) return;
    try {
      const admin = await loadAdminClient();
      const archiveId = selected.zip === null ? null : await archive.upload(admin, selected.zip);
      if (!isCurrent() || selected.file === null) return;
      setChecking(true);
      const result = await admin.productImports.check({
        language,
        file: selected.file,
        ...(archiveId === null ? {} : { archiveId }),
      });
      if (!isCurrent()) return;
      setCheck(result);
      setChecking(false);
      if (result.id !== null && result.unprepared > 0) await prepare(admin, result.id, result.unprepared, isCurrent);
    } catch (error) {
      if (isCurrent()) fail(error);
    } finally {
      if (isCurrent()) setChecking(false);
    }
  };

  const prepare = async ({ productImports }: AdminClient, id: string, all: number, isCurrent: () => boolean) => {
    setPreparation({ done: 0, all, errorCount: 0, errors: [] });
    for (let isDone = false; !isDone; ) {
      const { pictures, ...next } = await productImports.preparePictures({ id });
      if (!isCurrent()) return;
      setPreparation(next);
      setCheck((current) => current && withPaths(current, pictures));
      isDone = next.done === next.all;
    }
  };

  const act = async (
    call: (admin: AdminClient, id: string) => Promise<ImportProgress>,
    id: string | null | undefined,
  ) => {
    if (isBusy || !id || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      setProgress(await call(await loadAdminClient(), id));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  /** Clears the selected files and drops their pending responses. */
  const clear = () => {
    selection.current = { file: null, zip: null };
    archive.clear();
  };

  return {
    /** Number of resets; key that remounts the file fields. */
    resetCount,
    check,
    preparation,
    progress,
    isChecking,
    isBusy,
    /** Whether the ZIP file exceeds the size limit. */
    isTooLarge,
    /** Uploaded share of the ZIP file; null without an upload. */
    uploadedShare: archive.share,
    select: (next: Partial<typeof selection.current>) => void select(next),
    start: (archivesNew: boolean) =>
      void act(({ productImports }, id) => productImports.start({ id, archivesNew }), check?.id),
    cancel: () => {
      clear();
      void act(({ productImports }, id) => productImports.cancel({ id }), progress?.id ?? check?.id);
    },
    reset: () => {
      clear();
      setResetCount(resetCount + 1);
      setTooLarge(false);
      setChecking(false);
      setCheck(null);
      setPreparation(null);
      setProgress(null);
    },
  };
}

/** Adds the paths of the newly prepared pictures to the check. */
const withPaths = (check: ImportCheck, pictures: PreparedPictures['pictures']): ImportCheck => ({
  ...check,
  changes: check.changes.map((change) => ({
    ...change,
    pictures: change.pictures.map((each) => ({
      ...each,
      path: pictures.find(({ entry, view }) => entry === each.entry && view === each.view)?.path ?? each.path,
    })),
  })),
});
