import { useEffect, useRef, useState } from 'react';
import type { ImportCheck, ImportProgress } from '../../../../../contract/admin/product-imports.ts';
import type { AdminClient } from '../../../../api/admin-client.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { useLanguage } from '../../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../../state/is-submit-blocked-offline.ts';
import { useAdminContext } from '../../use-admin.ts';

/** Time between two questions about the progress, in milliseconds. */
const ASK_EVERY_MS = 700;

/** Whether an import goes on. */
export const isUnderWay = ({ state }: ImportProgress): boolean => state === 'waiting' || state === 'running';

/** One file: checked when it is chosen, then imported with its progress. */
export function useProductImport() {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // an answer about an earlier file is dropped
  const chosen = useRef<File | null>(null);

  useEffect(() => {
    if (progress === null || !isUnderWay(progress)) return;
    const timer = setTimeout(() => {
      const look = async () => setProgress(await (await loadAdminClient()).productImports.get({ id: progress.id }));
      // the import goes on without this page, and is asked about again
      look().catch(() => setProgress({ ...progress }));
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const choose = async (file: File | null) => {
    chosen.current = file;
    setCheck(null);
    if (file === null) return;
    setChecking(true);
    try {
      const { productImports } = await loadAdminClient();
      const found = await productImports.check({ language, file });
      if (chosen.current === file) setCheck(found);
    } catch (error) {
      fail(error);
    }
    setChecking(false);
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

  return {
    check,
    progress,
    isChecking,
    isBusy,
    choose: (file: File | null) => void choose(file),
    start: (archivesNew: boolean) =>
      void act(({ productImports }, id) => productImports.start({ id, archivesNew }), check?.id),
    cancel: () => void act(({ productImports }, id) => productImports.cancel({ id }), progress?.id),
    reset: () => {
      setCheck(null);
      setProgress(null);
    },
  };
}
