import { use, useState } from 'react';
import type { AwaitedProduct } from '../../../../contract/office/stock-alerts.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOffice } from '../office-context.ts';
import { ReloadContext } from './reload-context.ts';

/** Tells everybody who waits for a product, once its admin has said so again; only while there is something to tell. */
export const SendCell = ({ product }: { product: AwaitedProduct }) => {
  const { notifications } = useOfficeWords();
  const { fields } = useWords();
  const { fail } = useOffice();
  const reload = use(ReloadContext);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = product.name[useLanguage()];
  if (product.waiting === 0) return null;
  if (product.stock === 0 || product.isArchived) {
    return <span className="text-mist">{notifications.waitsForStock}</span>;
  }
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const office = await loadOffice();
      const { told } = await office.stockAlerts.tell({ id: product.id });
      const { title, body } = notifications.sent({ people: notifications.people(told) });
      notify({ title, text: body, about: 'office' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
    setAsking(false);
    reload();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-line"
        aria-label={notifications.sendTo({ name })}
        onClick={() => setAsking(true)}
      >
        {notifications.send}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={notifications.ask({ name })}
        closeLabel={fields.close}
      >
        <p className="mt-4">{notifications.askText({ people: notifications.people(product.waiting) })}</p>
        <div className="flex flex-wrap gap-3 mt-6">
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void send()}>
            {isBusy ? fields.wait : notifications.send}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
            {fields.cancel}
          </button>
        </div>
      </Dialog>
    </>
  );
};
