import { useState } from 'react';
import type { AdminSettlement, SettlementPlan } from '../../../../contract/admin/settlements.ts';
import type { Language } from '../../../../domain/language.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { useAdminContext } from '../use-admin.ts';

/** A file on its way into the shop: what it would do, and then what became of it. */
export function useSettlementImport(language: Language) {
  const { fail } = useAdminContext();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<(SettlementPlan & { readonly at: Date }) | null>(null);
  const [settlement, setSettlement] = useState<AdminSettlement | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      const { code, message } = refusalOf(error, language);
      if (code === 'SETTLEMENT_FILE_INVALID' || code === 'BODY_TOO_LARGE') setRefusal(message);
      else fail(error);
    }
    setBusy(false);
  };
  const forget = () => {
    setFile(null);
    setPlan(null);
    setSettlement(null);
    setRefusal(null);
  };
  return {
    file,
    plan,
    settlement,
    refusal,
    isBusy,
    forget,
    look: (courierId: string, chosen: File) =>
      run(async () => {
        setFile(chosen);
        setPlan(null);
        const { settlements } = await loadAdminClient();
        setPlan({ ...(await settlements.preview({ courierId, language, file: chosen })), at: new Date() });
      }),
    book: (courierId: string, day: string) =>
      run(async () => {
        if (file === null) return;
        const { settlements } = await loadAdminClient();
        setSettlement(await settlements.read({ courierId, language, day, file }));
      }),
  };
}
