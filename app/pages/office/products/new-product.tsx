import { useNavigate } from 'react-router';
import type { ProductInput } from '../../../../domain/products/product-input.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { EditorHead } from './editor-head.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useRefusedProduct } from './use-refused-product.ts';

/** A product that is still to be made. */
export const NewProduct = () => {
  const { products } = useOfficeWords();
  const { toProduct } = useProductAddress();
  const navigate = useNavigate();
  const refused = useRefusedProduct();
  const create = async (product: ProductInput, form: HTMLFormElement) => {
    try {
      const office = await loadOffice();
      const isArchived = new FormData(form).get('isArchived') === 'on';
      const { id } = await office.products.create({ product, isArchived });
      const { title, body } = isArchived
        ? { ...products.savedInArchive, title: products.created.title }
        : products.created;
      notify({ title, text: body, about: 'office', goesAlong: true });
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
