import { useState } from 'react';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAdminContext } from '../use-admin.ts';

interface ArchivePartProps {
  readonly product: AdminProduct;
  readonly onChanged: (product: AdminProduct) => void;
}

/** Archives the product after confirmation, or restores it. */
export const ArchiveSection = ({ product, onChanged }: ArchivePartProps) => {
  const { products } = useMessages('admin');
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { archive } = products;

  const put = async (isArchived: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const admin = await loadAdminClient();
      onChanged(await admin.products.setArchived({ id: product.id, isArchived }));
      const { title, body } = isArchived ? archive.done : archive.restored;
      notify({ title, text: body, about: 'admin' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <section aria-labelledby="product-archive" className="border border-lapis-200 p-6">
      <h2 id="product-archive" className="text-lg font-medium">
        {products.parts.archive}
      </h2>
      <p className="text-mist pt-1 pb-4">{product.isArchived ? products.inArchive : archive.text}</p>
      <button
        type="button"
        className="btn btn-line"
        aria-disabled={isBusy}
        onClick={() => (product.isArchived ? void put(false) : setAsking(true))}
      >
        {product.isArchived ? archive.restore : archive.action}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={archive.ask({ name: product.name[language] })}
        closeLabel={fields.close}
      >
        <p className="mt-4">{archive.text}</p>
        <div className="flex flex-wrap gap-3 mt-6">
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void put(true)}>
            {isBusy ? fields.wait : archive.action}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
            {fields.cancel}
          </button>
        </div>
      </Dialog>
    </section>
  );
};
