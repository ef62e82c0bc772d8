import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { downloadFile } from '#core/browser/download-file.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface CourierFileButtonProps {
  readonly orderIds: readonly string[];
  readonly courierId: string;
}

/** Downloads the courier's file with the parcels of the selected orders. */
export const CourierFileButton = ({ orderIds, courierId }: CourierFileButtonProps) => {
  const { selection: t } = useMessages('admin').shipments;
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      const { csv, count } = await (await loadAdminClient()).shipments.export({ orderIds: [...orderIds], courierId });
      if (count > 0) downloadFile(new File([csv], 'parcels.csv', { type: 'text/csv;charset=utf-8' }));
      const { title, body } = count > 0 ? t.exported : t.nothing;
      notify({ title, text: body, about: 'admin' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" className="btn btn-sm btn-quiet bg-white" aria-disabled={isBusy} onClick={() => void save()}>
      {t.file}
    </button>
  );
};
