import { useNavigate, useParams } from 'react-router';
import type { ProductInput } from '../../../../domain/products/product.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { PageWith } from '../may.tsx';
import { EditorHead, ProductEditor } from './product-editor.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useProductErrors } from './use-product-errors.ts';

preloadMessages('admin', 'forms', 'refusals');

/** Loaded with the page that is opened by few. */
const ProductImport = lazyOnDemand(async () => (await import('./import/product-import.tsx')).ProductImport);

/** Loaded with the page that is opened by few. */
const ProductGrid = lazyOnDemand(async () => (await import('./grid/product-grid.tsx')).ProductGrid);

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
      notify({ title, text: body, about: 'admin', goesAlong: true });
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
