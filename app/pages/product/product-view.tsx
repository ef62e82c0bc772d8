import { Suspense } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { useWords } from '../../device/words.tsx';
import { Breadcrumb } from '../../parts/breadcrumb.tsx';
import { drawnFirst } from '../../parts/drawn-first.tsx';
import { Buy } from './buy.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery.tsx';
import { PriceTag } from './price-tag.tsx';
import { ShareButton } from './share-button.tsx';
import { StarsAndCount } from './stars-and-count.tsx';

const BelowTheFold = drawnFirst(async () => (await import('./below-the-fold.tsx')).BelowTheFold, 'reviews');

/** By this id the bar of small screens finds the button that it presses. */
const ADD_BUTTON = 'add-to-cart';

/** The page of a product that the shop knows (specification 2, product detail). */
export const ProductView = ({ product }: { product: ProductDetail }) => {
  const { catalogue, shell } = useWords();
  const category = { label: catalogue.categories[product.category], to: `/products/${product.category}` };
  return (
    <>
      <div className="page pt-2 lg:pt-6 wrap-anywhere">
        <Breadcrumb
          crumbs={[
            { label: shell.nav.products, to: '/products' },
            category,
            { label: product.name, to: `/product/${product.id}` },
          ]}
        />
        <div className="grid lg:grid-cols-12 gap-x-6 gap-y-8 pt-3 lg:pt-6">
          <div className="lg:col-span-7 lg:sticky lg:top-24 lg:self-start">
            <Gallery product={product} />
          </div>
          <div className="lg:col-span-5 lg:ps-8">
            <p className="flex items-center justify-between">
              <a
                href={category.to}
                className="badge wide-target border-lapis-200 text-lapis-800 hover:border-lapis-900"
              >
                {category.label}
              </a>
              <ShareButton name={product.name} />
            </p>
            <h1 className="display text-[2.5rem] leading-(--lh-d) lg:text-[3.375rem] mt-4 mb-2">
              <bdi>{product.name}</bdi>
            </h1>
            <p className="text-lg text-mist">{product.kind}</p>
            <StarsAndCount reviews={product.reviews} />
            <PriceTag product={product} />
            <p className="mt-5 max-w-[34em]">{product.description}</p>
            <Features features={product.features} />
            <Buy product={product} addButton={ADD_BUTTON} />
          </div>
        </div>
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowTheFold product={product} addButton={ADD_BUTTON} />
      </Suspense>
    </>
  );
};
