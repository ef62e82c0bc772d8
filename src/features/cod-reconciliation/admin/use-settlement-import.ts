import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import type { Language } from '#core/i18n/language.ts';
import type { AdminSettlement, SettlementPlan } from '../cod-reconciliation.admin.contract.ts';

/** An import of a file: its preview, then its result. */
export function useSettlementImport(language: Language) {
  const { fail } = useAdminContext();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<(SettlementPlan & { readonly at: Date }) | null>(null);
  const [settlement, setSettlement] = useState<AdminSettlement | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    setFileError(null);
    try {
      await work();
    } catch (error) {
      const { code, message } = readError(error, language);
      if (code === 'SETTLEMENT_FILE_INVALID' || code === 'BODY_TOO_LARGE') setFileError(message);
      else fail(error);
    }
    setBusy(false);
  };
  const clear = () => {
    setFile(null);
    setPlan(null);
    setSettlement(null);
    setFileError(null);
  };
  return {
    file,
    plan,
    settlement,
    fileError,
    isBusy,
    clear,
    preview: (courierId: string, selected: File) =>
      run(async () => {
        setFile(selected);
        setPlan(null);
        const { settlements } = await loadAdminClient();
        setPlan({ ...(await settlements.preview({ courierId, language, file: selected })), at: new Date() });
      }),
    book: (courierId: string, day: string) =>
      run(async () => {
        if (file === null) return;
        const { settlements } = await loadAdminClient();
        setSettlement(await settlements.read({ courierId, language, day, file }));
      }),
  };
}
