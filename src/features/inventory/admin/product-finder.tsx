import { useEffect, useId, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import type { CountableProduct } from '../inventory.admin.contract.ts';
import { CodeScanner, canScan } from './code-scanner.tsx';

/** Debounce of the search, in milliseconds. */
const TYPING_DEBOUNCE_MS = 300;

/** Finds a product by code or name, typed or scanned by the camera; a unique code selects its product immediately. */
export const ProductFinder = ({ onSelect }: { onSelect: (product: CountableProduct) => void }) => {
  const { count: t } = useMessages('admin').stock;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isScanning, setScanning] = useState(false);
  const { results, search, clear } = useProductSearch();
  useEffect(() => () => clearTimeout(timer.current), []);

  const select = (product: CountableProduct) => {
    clearTimeout(timer.current);
    if (input.current) input.current.value = '';
    clear();
    setScanning(false);
    onSelect(product);
  };
  /** Searches without debounce, on Enter, which scanners send after a code. */
  const searchNow = async (q: string) => {
    clearTimeout(timer.current);
    const exact = (await search(q)).filter(({ isExact }) => isExact);
    if (exact.length === 1 && exact[0]) select(exact[0]);
  };
  return (
    <section aria-label={t.search}>
      <form
        role="search"
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void searchNow(input.current?.value ?? '');
        }}
      >
        <div className="relative grow sm:max-w-md">
          <input
            ref={input}
            id={id}
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="field ps-11! [&::-webkit-search-cancel-button]:hidden"
            onChange={({ target: { value } }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => void search(value), TYPING_DEBOUNCE_MS);
            }}
          />
          <Icon name="search" className="size-5 absolute inset-y-0 my-auto start-3.5 text-mist pointer-events-none" />
        </div>
        {canScan() && (
          <button
            type="button"
            aria-pressed={isScanning}
            className="btn btn-line max-sm:w-full"
            onClick={() => setScanning(!isScanning)}
          >
            <Icon name="scan-line" className="size-5" />
            {isScanning ? t.stopScan : t.scan}
          </button>
        )}
      </form>
      {isScanning && <CodeScanner onCode={(code) => void searchNow(code)} />}
      <div role="status">
        {results?.items.length === 0 && <p className="pt-3 text-mist">{t.noResults({ q: results.q })}</p>}
      </div>
      {results && results.items.length > 0 && (
        <ul aria-label={t.searchResults} className="mt-3 rows bg-white border border-lapis-200 sm:max-w-2xl">
          {results.items.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex w-full items-center gap-4 px-4 py-2 min-h-14 text-start hover:bg-lapis-50"
                onClick={() => select(product)}
              >
                <ProductText product={product} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Picture, name and kind of a product. */
export const ProductText = ({ product }: { product: Pick<CountableProduct, 'name' | 'subtitle' | 'picture'> }) => (
  <>
    <span className="grid place-items-center size-12 shrink-0 bg-glaze" aria-hidden="true">
      {product.picture !== null && (
        <Photograph picture={{ path: product.picture, alt: '' }} sizes="48px" className="size-12 object-contain" />
      )}
    </span>
    <span className="min-w-0 grow">
      <bdi className="block same-side font-medium wrap-anywhere">{product.name}</bdi>
      <bdi className="block same-side text-caption text-mist">{product.subtitle}</bdi>
    </span>
  </>
);

/** Searches products; ignores the response to an earlier query. */
function useProductSearch() {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [results, setResults] = useState<{ readonly q: string; readonly items: readonly CountableProduct[] } | null>(
    null,
  );
  const latestQuery = useRef('');
  const search = async (input: string): Promise<readonly CountableProduct[]> => {
    const q = input.trim();
    latestQuery.current = q;
    if (q === '') {
      setResults(null);
      return [];
    }
    try {
      const { stock } = await loadAdminClient();
      const { items } = await stock.find({ language, q });
      if (latestQuery.current !== q) return [];
      setResults({ q, items });
      return items;
    } catch (error) {
      fail(error);
      return [];
    }
  };
  const clear = () => {
    latestQuery.current = '';
    setResults(null);
  };
  return { results, search, clear };
}
