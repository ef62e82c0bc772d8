import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import type { AdminProduct } from '../../products.admin.contract.ts';
import { useProductErrors } from '../use-product-errors.ts';

export interface PictureActions {
  readonly product: AdminProduct;
  readonly onChanged: (product: AdminProduct) => void;
  /** Called after an edit conflict. */
  readonly onOutdated: () => void;
}

/** Changes a picture of a product and shows a notice; returns the field errors of a refused change, if any. */
export function usePictureActions({ product, onChanged, onOutdated }: PictureActions) {
  const { products } = useMessages('admin');
  const language = useLanguage();
  const refused = useProductErrors();
  return async (
    change: (admin: AdminClient) => Promise<AdminProduct>,
    { title, body }: { readonly title: string; readonly body: string },
  ): Promise<LocalizedFieldErrors | null> => {
    try {
      onChanged(await change(await loadAdminClient()));
      notify({ title, text: product.isArchived ? products.savedInArchive.body : body, about: 'admin' });
      return null;
    } catch (error) {
      const { code, message: sentence } = readError(error, language);
      if (code === 'PICTURE_INVALID') return { picture: sentence };
      if (code !== 'PRODUCT_CHANGED') return refused(error);
      onOutdated();
      return null;
    }
  };
}
