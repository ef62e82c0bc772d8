import { useNavigate } from 'react-router';
import { PageWith } from '#core/admin/require-permission.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ProductInput } from '../product.ts';
import { EditorHead, ProductEditor } from './product.route.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useProductErrors } from './use-product-errors.ts';

preloadMessages('admin', 'forms');

/** Products section: the list, one product, or a new one, depending on the query. */
export default function Products() {
  const { openId, isNew } = useProductAddress();
  if (isNew) {
    return (
      <PageWith right="catalogue.write">
        <NewProduct />
      </PageWith>
    );
  }
  return openId === undefined ? <ProductList /> : <ProductEditor key={openId} id={openId} />;
}

/** Form for a new product. */
const NewProduct = () => {
  const { products } = useMessages('admin');
  const { toProduct } = useProductAddress();
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
      await navigate(toProduct(id), { replace: true });
      return null;
    } catch (error) {
      return refused(error);
    }
  };
  return (
    <>
      <EditorHead title={products.create} />
      <p className="text-mist pb-6">{products.idHint}</p>
      <ProductForm sendLabel={products.saveNew} onSend={create} />
    </>
  );
};
