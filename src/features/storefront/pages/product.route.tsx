import { data } from 'react-router';
import { is } from 'valibot';
import { ProductId } from '#core/forms/product-id.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { productName } from '#features/products/product-name.ts';
import type { Route } from './+types/product.route';
import { ProductView } from './product/product-view.tsx';
import { formatSaleEnd } from './product/sale-end.ts';
import { shareImageOf } from './product/share-image-of.ts';
import { structuredData } from './product/structured-data.ts';

/** Loads a product; returns 404 with a link back for an unknown id (specification 2). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings } = context.get(renderContext);
  const t = serverTexts(language, settings).meta;
  const product = is(ProductId, id) ? await callShop(shop.products.get({ language, id }).catch(nullIfNotFound)) : null;
  if (!product) {
    const { productNotFound } = t;
    const head = serializeHead({ ...productNotFound, language, publicUrl, path: '/products', isPrivate: true });
    return data({ product: null, saleEnd: null, head, text: productNotFound.description }, { status: 404 });
  }
  const page = { language, publicUrl, path: `/product/${product.id}`, type: 'product' as const };
  const messages = messagesOf(language, settings);
  const structured = structuredData(product, { language, publicUrl, settings }, messages);
  const head = serializeHead(
    {
      ...t.product({ ...product, name: productName(product.name, product.subtitle) }),
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

const nullIfNotFound = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'PRODUCT_NOT_FOUND') return null;
  throw error;
};

/** Page for an unknown product id (specification 2, 8). */
const ProductNotFound = ({ text }: { text: string }) => {
  const { notFound } = useMessages('common').product;
  return (
    <div className="page py-12 lg:py-20">
      <EmptyState heading="h1" title={notFound.title} text={text} link={{ to: '/products', label: notFound.back }} />
    </div>
  );
};
