import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminProduct } from '../products.admin.contract.ts';

interface ArchiveSectionProps {
  readonly product: AdminProduct;
  readonly onChanged: (product: AdminProduct) => void;
}

/** Archives the product after confirmation, or restores it. */
export const ArchiveSection = ({ product, onChanged }: ArchiveSectionProps) => {
  const { products } = useMessages('admin');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { archive } = products;

  const setArchived = async (isArchived: boolean) => {
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
    setConfirming(false);
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
        onClick={() => (product.isArchived ? void setArchived(false) : setConfirming(true))}
      >
        {product.isArchived ? archive.restore : archive.action}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={archive.confirm({ name: textIn(product.name, language) })}
          button={archive.action}
          isBusy={isBusy}
          onYes={() => void setArchived(true)}
          onClose={() => setConfirming(false)}
        >
          <p>{archive.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};
