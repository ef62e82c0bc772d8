import { Fragment } from 'react';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import { AddButton } from '#features/cart/ui/add-button.tsx';
import { cart } from '#features/cart/ui/cart.ts';
import type { BoughtTogetherOffer, ProductCard, ProductDetail } from '#features/products/products.contract.ts';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { ProductPicture } from '#features/products/ui/product-parts.tsx';

interface BoughtTogetherProps {
  readonly product: ProductDetail;
  readonly offer: BoughtTogetherOffer;
}

/**
 * The product with up to two others, one item each, at the price that the cart charges (decision 5). Without a discount it is a
 * suggestion at the sum of their prices.
 */
export const BoughtTogether = ({ product, offer: { products, total, discounted } }: BoughtTogetherProps) => {
  const { catalogue } = useMessages('common');
  const { together } = useMessages('productDetails');
  const language = useLanguage();
  const all = [product, ...products];
  return (
    <section className="page pt-16 lg:pt-24 when-near">
      <SectionHeading title={together.title} />
      <div className="bg-glaze p-5 lg:p-8 grid lg:grid-cols-[1fr_340px] gap-8 items-center">
        <ul className="flex gap-2 lg:gap-5">
          {all.map((each, index) => (
            <Fragment key={each.id}>
              {index > 0 && (
                <li aria-hidden="true" className="shrink-0 self-center pb-16 text-lapis-400">
                  <Icon name="plus" className="size-4 lg:size-5" />
                </li>
              )}
              <Member product={each} isCurrent={index === 0} />
            </Fragment>
          ))}
        </ul>
        <div className="lg:border-s border-lapis-200 lg:ps-8">
          {discounted < total ? (
            <>
              <p className="text-sm text-mist">{together.discount}</p>
              <p className="flex flex-wrap items-baseline gap-x-3 mt-1">
                <span className="sr-only">
                  {catalogue.now({ price: formatMoney(discounted, language) })}.{' '}
                  {catalogue.was({ price: formatMoney(total, language) })}.
                </span>
                <span aria-hidden="true" className="text-[1.75rem] font-medium text-carnelian-700">
                  <Price amount={discounted} />
                </span>
                <s aria-hidden="true" className="was text-mist">
                  <Price amount={total} />
                </s>
              </p>
            </>
          ) : (
            <p className="text-[1.75rem] font-medium">
              <Price amount={total} />
            </p>
          )}
          <PriceWithTax price={total} discount={total - discounted} className="text-sm" />
          <AddButton className="btn btn-primary w-full mt-4" onAdd={() => cart.addTogether(all)}>
            {together.addAll}
          </AddButton>
        </div>
      </div>
    </section>
  );
};

const Member = ({ product, isCurrent }: { product: ProductCard; isCurrent: boolean }) => {
  const { together } = useMessages('productDetails');
  const address = `/product/${product.id}`;
  const picture = 'group block relative bg-white aspect-square overflow-hidden';
  const image = <ProductPicture product={product} sizes="(width >= 64rem) 260px, 28vw" />;
  return (
    <li className="grow basis-0 min-w-0">
      {isCurrent ? (
        <div className={picture}>{image}</div>
      ) : (
        <a href={address} tabIndex={-1} aria-hidden="true" className={picture}>
          {image}
        </a>
      )}
      <p className="name text-base lg:text-xl mt-3">
        {isCurrent ? (
          product.name
        ) : (
          <a href={address} className="hover:underline decoration-1 underline-offset-[.3em]">
            {product.name}
          </a>
        )}
      </p>
      <p className="text-caption lg:text-sm text-mist max-sm:hidden">
        {isCurrent ? together.thisItem : product.subtitle}
      </p>
      <p className="text-caption lg:text-sm mt-0.5">
        <Price amount={product.price} />
      </p>
      <PriceWithTax price={product.price} isOnCard className="text-caption" />
    </li>
  );
};
