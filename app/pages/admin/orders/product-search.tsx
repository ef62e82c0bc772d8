import { useEffect, useState } from 'react';
import type { ProductRow } from '../../../../contract/admin/products.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Field } from '../../../ui/field.tsx';
import { ProductThumbnail } from '../products/product-cells.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Pause after the last letter before products are searched, in milliseconds. */
const SEARCH_AFTER_MS = 250;
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
  const found = useProducts(typed.trim());
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
                    <span className="block">
                      <bdi>{product.name[language]}</bdi>
                    </span>
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

/** Listed products that a search finds; null without a search or an answer. */
const useProducts = (q: string): readonly ProductRow[] | null => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ readonly q: string; readonly rows: readonly ProductRow[] } | null>(null);
  useEffect(() => {
    if (q === '') return;
    let isAwaited = true;
    const search = async () => {
      try {
        const { items } = await (await loadAdminClient()).products.list({ q, language });
        const rows = items.filter(({ isArchived }) => !isArchived).slice(0, MOST_SHOWN);
        if (isAwaited) setAnswer({ q, rows });
      } catch (error) {
        if (isAwaited) fail(error);
      }
    };
    const timer = setTimeout(() => void search(), SEARCH_AFTER_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [q, language, fail]);
  return q !== '' && answer?.q === q ? answer.rows : null;
};
