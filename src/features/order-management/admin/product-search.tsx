import { useState } from 'react';
import { type Find, useDebouncedSearch } from '#core/admin/use-debounced-search.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Price } from '#core/ui/price.tsx';
import type { ProductRow } from '#features/products/products.admin.contract.ts';
import { ProductThumbnail } from '#features/products/ui/product-thumbnail.tsx';

const MAX_RESULTS = 6;

interface ProductSearchProps {
  /** Products already in the order. */
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (product: ProductRow) => void;
}

/** Searches products by name and adds the clicked one. */
export const ProductSearch = ({ selected, onChoose }: ProductSearchProps) => {
  const { orderChanges: t } = useMessages('admin');
  const language = useLanguage();
  const [input, setInput] = useState('');
  const matches = useDebouncedSearch(input, findProducts);
  return (
    <div>
      <Field
        name="product"
        type="search"
        label={t.addProduct}
        placeholder={t.searchProduct}
        autoComplete="off"
        maxLength={100}
        value={input}
        onChange={setInput}
      />
      <div role="status" className="text-sm text-mist">
        {matches?.length === 0 && <p className="pt-2">{t.noProduct}</p>}
      </div>
      {matches !== null && matches.length > 0 && (
        <ul className="rows border border-t-0 border-lapis-300 bg-white">
          {matches.map((product) => {
            const isChosen = selected.has(product.id);
            return (
              <li key={product.id}>
                <button
                  type="button"
                  className="w-full text-start p-3 flex items-center gap-3 hover:bg-lapis-50 disabled:opacity-60"
                  disabled={isChosen || product.stock === 0}
                  onClick={() => {
                    onChoose(product);
                    setInput('');
                  }}
                >
                  <ProductThumbnail product={product} />
                  <span className="grow min-w-0">
                    <bdi className="block same-side">{textIn(product.name, language)}</bdi>
                    <bdi className="block same-side text-caption text-mist">{textIn(product.subtitle, language)}</bdi>
                    <span className="text-caption text-mist num">
                      {isChosen ? t.isInOrder : t.inStock({ amount: formatNumber(product.stock, language) })}
                    </span>
                  </span>
                  <Price amount={product.price} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};

/** Finds the first listed products by name. */
const findProducts: Find<ProductRow> = async ({ products }, query) => {
  const { items } = await products.list(query);
  return items.filter(({ isArchived }) => !isArchived).slice(0, MAX_RESULTS);
};
