import { type ReactNode, useId } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { HighlightedText } from '#core/ui/highlighted-text.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { SearchSuggestions } from '#features/products/products.contract.ts';
import { ProductPicture, ProductPrice } from '#features/products/ui/product-parts.tsx';

/** Id of the option at an index of a list. */
export const optionId = (list: string, index: number) => `${list}${index}`;

interface SuggestionGroupsProps {
  readonly id: string;
  readonly suggestions: SearchSuggestions;
  /** Index of the active option; -1 without one. */
  readonly activeIndex: number;
}

/** Suggestions as groups of options, numbered across the groups. */
export const SuggestionGroups = ({
  id,
  suggestions: { words: queries, categories, products, texts },
  activeIndex,
}: SuggestionGroupsProps) => {
  const option = (index: number) => ({ id: optionId(id, index), isActive: index === activeIndex });
  const firstProduct = queries.length + categories.length;
  return (
    <>
      <Group title={texts.words}>
        {queries.map(({ q, text }, index) => (
          <Option key={q} {...option(index)} to={`/products?${new URLSearchParams({ q })}`}>
            <Icon name="search" className="size-[18px] shrink-0 text-mist" />
            <bdi className="min-w-0 wrap-anywhere">
              <HighlightedText text={text} />
            </bdi>
          </Option>
        ))}
      </Group>
      <Group title={texts.categories}>
        {categories.map(({ category, text }, index) => (
          <Option key={category} {...option(queries.length + index)} to={`/products/${category}`}>
            <Icon name="list" className="size-[18px] shrink-0 text-mist" />
            <bdi>
              <HighlightedText text={text} />
            </bdi>
          </Option>
        ))}
      </Group>
      <Group title={texts.products}>
        {products.map((product, index) => (
          <Option key={product.id} {...option(firstProduct + index)} to={`/product/${product.id}`}>
            <ProductSuggestion product={product} />
          </Option>
        ))}
      </Group>
    </>
  );
};

const Group = ({ title, children }: { title: string; children: readonly ReactNode[] }) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="py-2 border-b border-lapis-200 last:border-b-0">
      <div id={id} role="presentation" className="px-4 py-1 text-caption text-mist">
        {title}
      </div>
      {children}
    </div>
  );
};

interface OptionProps {
  readonly id: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

const Option = ({ id, to, isActive, children }: OptionProps) => (
  <a
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    href={to}
    className={`flex items-center gap-3 min-h-11 px-4 py-1.5 hover:bg-lapis-50 ${isActive ? 'bg-lapis-50 outline-2 -outline-offset-2' : ''}`}
  >
    {children}
  </a>
);

const ProductSuggestion = ({ product }: { product: SearchSuggestions['products'][number] }) => {
  const { catalogue } = useMessages('common');
  // the name already describes the picture
  const picture = product.picture && { ...product.picture, alt: '' };
  return (
    <>
      <div className="relative size-16 shrink-0 overflow-hidden bg-glaze">
        <ProductPicture product={{ ...product, picture }} sizes="64px" isEager />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <div className="name leading-snug">
          {product.markedName ? <HighlightedText text={product.markedName} /> : product.name}
        </div>
        <p className="text-sm text-mist leading-snug">
          <HighlightedText text={product.subtitle} />
        </p>
        {product.isInStock ? (
          <ProductPrice product={product} className="text-sm" />
        ) : (
          <p className="text-sm text-mist">{catalogue.soldOutForNow}</p>
        )}
      </div>
    </>
  );
};
