import { data } from 'react-router';
import { is } from 'valibot';
import { ProductId } from '../../../domain/product-id.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { messagesOf } from '../../../locales/messages.ts';
import { askShop } from '../../api/ask-shop.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/product.ts';
import { pictureToShare } from './picture-to-share.ts';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductView } from './product-view.tsx';
import { structuredData } from './structured-data.ts';

/** One product; an id that the shop does not know answers 404 with a way back (specification 2). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const { language, publicUrl, shop } = context.get(visitContext);
  const words = editorialOf(language).meta;
  const product = is(ProductId, id) ? await askShop(shop.products.detail({ language, id }).catch(unknown)) : null;
  if (!product) {
    const { productNotFound } = words;
    const head = writeHead({ ...productNotFound, language, publicUrl, path: '/products', isPrivate: true });
    return data({ product: null, head, text: productNotFound.description }, { status: 404 });
  }
  const page = { language, publicUrl, path: `/product/${product.id}`, type: 'product' as const };
  const structured = structuredData(product, { language, publicUrl }, messagesOf(language));
  const head = writeHead({ ...words.product(product), ...page, image: pictureToShare(product, language) }, structured);
  return data({ product, head, text: null });
};

export const meta = readHead;

const ProductPage = ({ loaderData: { product, text } }: Route.ComponentProps) =>
  product ? <ProductView key={product.id} product={product} /> : <ProductNotFound text={text} />;

export default ProductPage;

const unknown = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'PRODUCT_UNKNOWN') return null;
  throw error;
};
