import { useNavigate, useParams } from 'react-router';
import { PageWith } from '#core/admin/require-permission.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import type { ProductInput } from '../product.ts';
import { EditorHead, ProductEditor } from './product.route.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './products.route.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useProductErrors } from './use-product-errors.ts';

preloadMessages('admin', 'forms');

/** Loaded with the page that is opened by few. */
const ProductImport = lazyOnDemand(async () => (await import('./import/product-import.route.tsx')).ProductImport);

/** Loaded with the page that is opened by few. */
const ProductGrid = lazyOnDemand(async () => (await import('./bulk-edit/bulk-edit.route.tsx')).ProductGrid);

/** Products section: the list, the grid, one product, or a new one, depending on the URL. */
export const Products = () => {
  const { openId, isNew } = useProductAddress();
  const { page } = useParams();
  if (page === 'grid') {
    return (
      <PageWith right="catalogue.write">
        <ProductGrid />
      </PageWith>
    );
  }
  if (page === 'import') return <ProductImport />;
  if (isNew) {
    return (
      <PageWith right="catalogue.write">
        <NewProduct />
      </PageWith>
    );
  }
  return openId === undefined ? <ProductList /> : <ProductEditor key={openId} id={openId} />;
};

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
