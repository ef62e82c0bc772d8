import { NewProduct } from './new-product.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductList } from './product-list.tsx';
import { useProductAddress } from './use-product-address.ts';

/** The products of the shop: all of them, one of them, or a new one; the address says which. */
export const Products = () => {
  const { openId, isNew } = useProductAddress();
  if (isNew) return <NewProduct />;
  return openId === undefined ? <ProductList /> : <ProductEditor key={openId} id={openId} />;
};
