import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_COUNTED_PRODUCTS } from '#features/products/stock-movement.ts';
import { ProductFinder, ProductText } from './product-finder.tsx';
import { type CountLine, toCount } from './stock-counts.ts';
import { useStocktaking } from './use-stocktaking.ts';

preloadMessages('admin');

/** Stocktaking: finds products, compares entered counts with the stock, and saves all counts at once. */
export default function Stocktaking() {
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const stocktaking = useStocktaking();
  const [isClearing, setClearing] = useState(false);
  // the product selected last, whose field gets the focus
  const focusedProduct = useRef<string>(undefined);
  useEffect(() => {
    if (focusedProduct.current === undefined) return;
    document.getElementById(fieldId(focusedProduct.current))?.focus();
    focusedProduct.current = undefined;
  });
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin/stock', label: t.back }} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{t.intro}</p>
      {stocktaking.isFull ? (
        <p className="pb-4">{t.full({ max: formatNumber(MAX_COUNTED_PRODUCTS, language) })}</p>
      ) : (
        <ProductFinder
          onSelect={(product) => {
            focusedProduct.current = product.id;
            stocktaking.add(product);
          }}
        />
      )}
      <h2 className="display text-h4 pt-8 pb-3">{t.lines}</h2>
      {stocktaking.lines.length === 0 ? (
        <p className="border border-lapis-200 py-10 px-6 text-center text-base text-mist">{t.empty}</p>
      ) : (
        <>
          <ul className="rows bg-white border border-lapis-200">
            {stocktaking.lines.map((line) => (
              <CountedLine key={line.productId} line={line} stocktaking={stocktaking} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 py-5">
            <button
              type="button"
              className="btn btn-primary max-sm:w-full"
              aria-busy={stocktaking.isBusy}
              disabled={!stocktaking.isComplete}
              onClick={stocktaking.save}
            >
              {t.save}
            </button>
            <button type="button" className="btn btn-quiet max-sm:w-full" onClick={() => setClearing(true)}>
              {t.clear}
            </button>
          </div>
        </>
      )}
      {isClearing && (
        <ConfirmDialog
          title={t.confirmClear}
          button={t.clear}
          onYes={() => {
            setClearing(false);
            stocktaking.clear();
          }}
          onClose={() => setClearing(false)}
        >
          <p>{t.clearText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const fieldId = (productId: string): string => `counted-${productId}`;

interface CountedLineProps {
  readonly line: CountLine;
  readonly stocktaking: ReturnType<typeof useStocktaking>;
}

/** A product of the stocktaking with the field for its count. */
const CountedLine = ({ line, stocktaking }: CountedLineProps) => {
  const { count: t } = useMessages('admin').stock;
  const isInvalid = line.typed !== '' && toCount(line) === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="flex items-center gap-4 min-w-0 grow basis-64">
        <ProductText product={line} />
      </span>
      <input
        id={fieldId(line.productId)}
        aria-label={t.counted({ name: line.name })}
        aria-invalid={isInvalid || undefined}
        value={line.typed}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={6}
        className="field w-24! text-center num"
        onChange={({ target: { value } }) => stocktaking.setInput(line.productId, value)}
        onBlur={() => stocktaking.compare(line)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') stocktaking.compare(line);
        }}
      />
      <span role="status" className="min-w-32 num">
        <Difference line={line} isInvalid={isInvalid} />
      </span>
      <button
        type="button"
        aria-label={t.remove({ name: line.name })}
        className="grid place-items-center size-11 ms-auto text-mist hover:text-lapis-900"
        onClick={() => stocktaking.remove(line.productId)}
      >
        <Icon name="x" className="size-5" />
      </button>
    </li>
  );
};

/** Comparison of a count with the stock: equal, more or fewer. */
const Difference = ({ line, isInvalid }: { line: CountLine; isInvalid: boolean }) => {
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const counted = toCount(line);
  if (isInvalid) return <span className="text-carnelian-700">{t.wrong}</span>;
  if (line.isOutdated && counted === null) return <span className="text-carnelian-700">{t.again}</span>;
  if (counted === null || line.against === null) return null;
  const difference = counted - line.against.stock;
  const amount = formatNumber(Math.abs(difference), language);
  return (
    <>
      <span className={`block font-medium ${difference < 0 ? 'text-carnelian-700' : ''}`}>
        {difference === 0 ? t.same : difference > 0 ? t.more({ amount }) : t.fewer({ amount })}
      </span>
      <span className="block text-caption text-mist">
        {t.inStock({ stock: formatNumber(line.against.stock, language) })}
      </span>
    </>
  );
};
