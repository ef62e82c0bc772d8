import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { ProductCard as Product } from '#features/products/products.contract.ts';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { ProductBadge, ProductPicture, ProductPrice } from '#features/products/ui/product-parts.tsx';
import { WishlistButton } from './wishlist-button.tsx';

export interface ProductCardProps {
  readonly product: Product;
  /** Displayed width of the picture, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly isEager?: boolean;
  /** Classes for the aspect ratio of the picture. */
  readonly frame?: string;
  readonly nameSize?: string;
  readonly className?: string;
  readonly heading?: 'h2' | 'h3';
  /** The product's name with marked parts. */
  readonly name?: ReactNode;
  /** Content between kind and price. */
  readonly children?: ReactNode;
}

/** Product card for a grid or a row: picture, name, kind, price and wishlist button; picture and name link to the product. */
export const ProductCard = ({
  product,
  sizes,
  isFirst = false,
  isEager = isFirst,
  frame = 'aspect-[4/5]',
  nameSize = 'text-[1.3125rem]',
  className = '',
  heading: Heading = 'h3',
  name,
  children,
}: ProductCardProps) => {
  const { catalogue } = useMessages('common');
  const address = `/product/${product.id}`;
  // screen readers skip the hidden link; alt texts for a list of 37 would add 177 bytes to the page
  const picture = product.picture && { ...product.picture, alt: '' };
  return (
    <article className={`group relative flex flex-col h-full ${className}`}>
      <a href={address} tabIndex={-1} aria-hidden="true" className={`card-frame ${frame}`}>
        <ProductPicture product={{ ...product, picture }} sizes={sizes} isFirst={isFirst} isEager={isEager} />
        <ProductBadge product={product} />
      </a>
      <div className="grow flex flex-col pt-3.5 break-words">
        <Heading className={`name ${nameSize}`}>
          <a href={address} className="hover:underline decoration-1 underline-offset-[.3em]">
            {name ?? product.name}
          </a>
        </Heading>
        {/* aligns the prices of a row */}
        <p className="text-sm text-mist mb-auto pb-1.5">{product.subtitle}</p>
        {children}
        {product.isInStock ? (
          <>
            <ProductPrice product={product} />
            <PriceWithTax price={product.price} isOnCard className="text-caption" />
          </>
        ) : (
          <p className="text-sm">
            <a className="link" href={address}>
              {catalogue.notifyMe}
            </a>
          </p>
        )}
      </div>
      <WishlistButton product={product} />
    </article>
  );
};
