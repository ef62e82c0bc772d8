import { useState } from 'react';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { Language } from '#core/i18n/language.ts';
import { useFileRequest } from '#features/fulfillment/ui/use-file-request.ts';
import type { AdminSettlement, SettlementPlan } from '../cod-reconciliation.admin.contract.ts';

/** An import of a file: its preview, then its result. */
export function useSettlementImport(language: Language) {
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<(SettlementPlan & { readonly at: Date }) | null>(null);
  const [settlement, setSettlement] = useState<AdminSettlement | null>(null);
  const { run, isBusy, fileError, clearError } = useFileRequest('SETTLEMENT_FILE_INVALID');

  const clear = () => {
    setFile(null);
    setPlan(null);
    setSettlement(null);
    clearError();
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
