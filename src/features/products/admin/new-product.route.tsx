import { useLocation, useNavigate } from 'react-router';
import { DiscardableForm } from '#core/admin/save-bar.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ProductInput } from '../product.ts';
import { EditorHead } from './editor-head.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductErrors } from './use-product-errors.ts';

preloadMessages('admin', 'forms');

/** Form for a new product. */
export default function NewProduct() {
  const { products } = useMessages('admin');
  const { search } = useLocation();
  const navigate = useNavigate();
  const refused = useProductErrors();
  const create = async (product: ProductInput, form: HTMLFormElement) => {
    try {
      const admin = await loadAdminClient();
      const isArchived = new FormData(form).get('isArchived') === 'on';
      const { id } = await admin.products.create({ product, isArchived });
      const { title, body } = isArchived
        ? { ...products.savedInArchive, title: products.created.title }
        : products.created;
      notify({ title, text: body, about: 'admin', persistsOnNavigation: true });
      await navigate(`/admin/products/${id}${search}`, { replace: true });
      return null;
    } catch (error) {
      return refused(error);
    }
  };
  return (
    <>
      <EditorHead title={products.create} />
      <p className="text-mist pb-6">{products.idHint}</p>
      <DiscardableForm>
        {(discard) => <ProductForm sendLabel={products.saveNew} onDiscard={discard} onSend={create} />}
      </DiscardableForm>
    </>
  );
}
