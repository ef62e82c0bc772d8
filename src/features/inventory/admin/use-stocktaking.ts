import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { MAX_COUNTED_PRODUCTS } from '#features/products/stock-movement.ts';
import type { CountableProduct, StockCount } from '../inventory.admin.contract.ts';
import { type CountLine, createLine, readCounts, saveCounts, toCount } from './stock-counts.ts';

/** The stocktaking on this device: its lines, newest first, and their actions. */
export function useStocktaking() {
  const { fail } = useAdminContext();
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const [lines, setLines] = useState<readonly CountLine[]>(readCounts);
  const latestLines = useRef(lines);
  latestLines.current = lines;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => saveCounts(lines), [lines]);
  const change = (productId: string, changes: Partial<CountLine>) =>
    setLines((previous) => previous.map((line) => (line.productId === productId ? { ...line, ...changes } : line)));

  /** Adds a product at the top, or moves its line there. */
  const add = (product: CountableProduct) =>
    setLines((previous) => {
      const line = previous.find(({ productId }) => productId === product.id) ?? createLine(product);
      return [line, ...previous.filter(({ productId }) => productId !== product.id)];
    });

  /** Loads the current stock for the comparison with the count; null on failure. */
  const loadCurrentStock = async ({ productId, typed }: CountLine): Promise<CountLine['against']> => {
    try {
      const { stock } = await loadAdminClient();
      const against = await stock.getCurrent({ id: productId });
      setLines((previous) =>
        previous.map((line) =>
          // if edited in the meantime, a later request loads the stock
          line.productId === productId && line.typed === typed ? { ...line, against, isOutdated: false } : line,
        ),
      );
      return against;
    } catch (error) {
      fail(error);
      return null;
    }
  };

  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    const counts = await Promise.all(
      lines.map(async (line) => {
        const against = line.against ?? (await loadCurrentStock(line));
        return { productId: line.productId, counted: toCount(line) ?? 0, movement: against?.movement ?? 0 };
      }),
    );
    if (counts.every(({ movement }) => movement > 0)) await send(counts);
    setBusy(false);
  };

  const send = async (counts: readonly StockCount[]) => {
    const isSent = ({ productId, typed }: CountLine) =>
      lines.some((line) => line.productId === productId && line.typed === typed);
    try {
      const { stock } = await loadAdminClient();
      const { items } = await stock.saveCounts({ counts: [...counts] });
      notify({ title: t.saved, text: t.savedCount(items.length), about: 'admin' });
      setLines((previous) => previous.filter((line) => !isSent(line)));
      // this save has outdated the comparisons of products that were counted again meanwhile
      const recounted = latestLines.current.filter(
        (line) => !isSent(line) && items.some(({ productId }) => productId === line.productId),
      );
      await Promise.all(recounted.map(loadCurrentStock));
    } catch (error) {
      const { code, details } = readError(error, language);
      const outdated = code === 'STOCK_COUNT_OUTDATED' && Array.isArray(details['products']) ? details['products'] : [];
      setLines((previous) =>
        previous.map((line) =>
          outdated.includes(line.productId) && isSent(line)
            ? { ...line, typed: '', against: null, isOutdated: true }
            : line,
        ),
      );
      fail(error);
    }
  };

  return {
    lines,
    isBusy,
    isFull: lines.length >= MAX_COUNTED_PRODUCTS,
    /** Whether each line has a count. */
    isComplete: lines.length > 0 && lines.every((line) => toCount(line) !== null),
    add,
    setInput: (productId: string, input: string) => change(productId, { typed: input, against: null }),
    compare: (line: CountLine) => {
      if (toCount(line) !== null && line.against === null) void loadCurrentStock(line);
    },
    remove: (productId: string) => setLines((previous) => previous.filter((line) => line.productId !== productId)),
    clear: () => setLines([]),
    save: () => void save(),
  };
}
