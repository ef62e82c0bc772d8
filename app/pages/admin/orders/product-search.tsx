import { useState } from 'react';
import type { ProductRow } from '../../../../contract/admin/products.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Field } from '../../../ui/field.tsx';
import { ProductThumbnail } from '../products/product-cells.tsx';
import { type Find, useFound } from './use-found.ts';

const MOST_SHOWN = 6;

interface ProductSearchProps {
  /** Products that are in the order already. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (product: ProductRow) => void;
}

/** Searches products by name and adds the pressed one. */
export const ProductSearch = ({ chosen, onChoose }: ProductSearchProps) => {
  const { orderChanges: words } = useMessages('admin');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = useFound(typed, findProducts);
  return (
    <div>
      <Field
        name="product"
        type="search"
        label={words.addProduct}
        placeholder={words.searchProduct}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <div role="status" className="text-sm text-mist">
        {found?.length === 0 && <p className="pt-2">{words.noProduct}</p>}
      </div>
      {found !== null && found.length > 0 && (
        <ul className="rows border border-t-0 border-lapis-300 bg-white">
          {found.map((product) => {
            const isChosen = chosen.has(product.id);
            return (
              <li key={product.id}>
                <button
                  type="button"
                  className="w-full text-start p-3 flex items-center gap-3 hover:bg-lapis-50 disabled:opacity-60"
                  disabled={isChosen || product.stock === 0}
                  onClick={() => {
                    onChoose(product);
                    setTyped('');
                  }}
                >
                  <ProductThumbnail product={product} />
                  <span className="grow min-w-0">
                    <bdi className="block same-side">{product.name[language]}</bdi>
                    <bdi className="block same-side text-caption text-mist">{product.subtitle[language]}</bdi>
                    <span className="text-caption text-mist num">
                      {isChosen ? words.isInOrder : words.inStock({ amount: formatNumber(product.stock, language) })}
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

/** The first listed products with this name. */
const findProducts: Find<ProductRow> = async ({ products }, asked) => {
  const { items } = await products.list(asked);
  return items.filter(({ isArchived }) => !isArchived).slice(0, MOST_SHOWN);
};
