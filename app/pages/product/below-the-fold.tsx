import { useEffect } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { stopAwaiting } from '../../device/awaited.ts';
import { BuyBar } from './buy-bar.tsx';
import { Promises } from './promises.tsx';
import { Recent } from './recent.tsx';
import { Related } from './related.tsx';
import { Reviews } from './reviews.tsx';
import { Together } from './together.tsx';

/** What stands below a product's own details, in the order of the design. */
export const BelowTheFold = ({ product, addButton }: { product: ProductDetail; addButton: string }) => {
  const { id, isInStock, together } = product;
  useEffect(() => {
    if (isInStock) stopAwaiting(id);
  }, [id, isInStock]);
  return (
    <>
      <Promises />
      {together && <Together product={product} offer={together} />}
      <Reviews product={product} />
      <Related product={product} />
      <Recent id={id} />
      {isInStock && <BuyBar product={product} addButton={addButton} />}
    </>
  );
};
