import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_COUNTED_PRODUCTS } from '#features/products/stock-movement.ts';
import { ProductFinder, ProductText } from './product-finder.tsx';
import { type CountLine, countIn } from './stock-counts.ts';
import { useStocktaking } from './use-stocktaking.ts';

preloadMessages('admin');

/** Stocktaking on a phone or a desk: find a product, type what was counted, see the difference, save all at once. */
export default function Stocktaking() {
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const taking = useStocktaking();
  const [isClearing, setClearing] = useState(false);
  // the field of the product that was chosen last
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(fieldId(next.current))?.focus();
    next.current = undefined;
  });
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin/stock', label: t.back }} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{t.intro}</p>
      {taking.isFull ? (
        <p className="pb-4">{t.full({ max: formatNumber(MAX_COUNTED_PRODUCTS, language) })}</p>
      ) : (
        <ProductFinder
          onSelect={(product) => {
            next.current = product.id;
            taking.add(product);
          }}
        />
      )}
      <h2 className="display text-h4 pt-8 pb-3">{t.lines}</h2>
      {taking.lines.length === 0 ? (
        <p className="border border-lapis-200 py-10 px-6 text-center text-base text-mist">{t.empty}</p>
      ) : (
        <>
          <ul className="rows bg-white border border-lapis-200">
            {taking.lines.map((line) => (
              <CountedLine key={line.productId} line={line} taking={taking} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 py-5">
            <button
              type="button"
              className="btn btn-primary max-sm:w-full"
              aria-busy={taking.isBusy}
              disabled={!taking.isComplete}
              onClick={taking.save}
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
            taking.clear();
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
  readonly taking: ReturnType<typeof useStocktaking>;
}

/** A product of the stocktaking with the field for its count. */
const CountedLine = ({ line, taking }: CountedLineProps) => {
  const { count: t } = useMessages('admin').stock;
  const isWrong = line.typed !== '' && countIn(line) === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="flex items-center gap-4 min-w-0 grow basis-64">
        <ProductText product={line} />
      </span>
      <input
        id={fieldId(line.productId)}
        aria-label={t.counted({ name: line.name })}
        aria-invalid={isWrong || undefined}
        value={line.typed}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={6}
        className="field w-24! text-center num"
        onChange={({ target: { value } }) => taking.type(line.productId, value)}
        onBlur={() => taking.compare(line)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') taking.compare(line);
        }}
      />
      <span role="status" className="min-w-32 num">
        <Difference line={line} isWrong={isWrong} />
      </span>
      <button
        type="button"
        aria-label={t.remove({ name: line.name })}
        className="grid place-items-center size-11 ms-auto text-mist hover:text-lapis-900"
        onClick={() => taking.remove(line.productId)}
      >
        <Icon name="x" className="size-5" />
      </button>
    </li>
  );
};

/** Comparison of a count with the stock: equal, more or fewer. */
const Difference = ({ line, isWrong }: { line: CountLine; isWrong: boolean }) => {
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const counted = countIn(line);
  if (isWrong) return <span className="text-carnelian-700">{t.wrong}</span>;
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
