import { data } from 'react-router';
import { is } from 'valibot';
import { ProductId } from '../../../domain/product-id.ts';
import { nameWithKind } from '../../../domain/products/name-with-kind.ts';
import { contentOf } from '../../../locales/content.ts';
import { messagesOf } from '../../../locales/messages.ts';
import { callShop, renderContext } from '../../api/server-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { useMessages } from '../../i18n/messages.tsx';
import type { Route } from './+types/product.ts';
import { ProductView } from './product-view.tsx';
import { formatSaleEnd } from './sale-end.ts';
import { shareImageOf } from './share-image-of.ts';
import { structuredData } from './structured-data.ts';

/** Loads a product; an unknown id answers 404 with a link back (specification 2). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings } = context.get(renderContext);
  const words = contentOf(language, settings).meta;
  const product = is(ProductId, id) ? await callShop(shop.products.get({ language, id }).catch(unknown)) : null;
  if (!product) {
    const { productNotFound } = words;
    const head = serializeHead({ ...productNotFound, language, publicUrl, path: '/products', isPrivate: true });
    return data({ product: null, saleEnd: null, head, text: productNotFound.description }, { status: 404 });
  }
  const page = { language, publicUrl, path: `/product/${product.id}`, type: 'product' as const };
  const messages = messagesOf(language, settings);
  const structured = structuredData(product, { language, publicUrl, settings }, messages);
  const head = serializeHead(
    {
      ...words.product({ ...product, name: nameWithKind(product.name, product.subtitle) }),
      ...page,
      image: shareImageOf(product, language),
    },
    structured,
  );
  // formatted here, because the browser would have to load the calendar
  const saleEnd = product.saleEndsAt === null ? null : formatSaleEnd(product.saleEndsAt, language, messages);
  return data({ product, saleEnd, head, text: null });
};

export const meta = readHeadData;

const ProductPage = ({ loaderData: { product, saleEnd, text } }: Route.ComponentProps) =>
  product ? <ProductView key={product.id} product={product} saleEnd={saleEnd} /> : <ProductNotFound text={text} />;

export default ProductPage;

const unknown = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'PRODUCT_NOT_FOUND') return null;
  throw error;
};

/** Shown for an unknown product id (specification 2, 8). */
const ProductNotFound = ({ text }: { text: string }) => {
  const { notFound } = useMessages('common').product;
  return (
    <div className="page py-12 lg:py-20">
      <EmptyState heading="h1" title={notFound.title} text={text} link={{ to: '/products', label: notFound.back }} />
    </div>
  );
};
