import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { MAX_COUNTED_PRODUCTS } from '#features/products/stock-movement.ts';
import type { CountableProduct, StockCount } from '../inventory.admin.contract.ts';
import { type CountLine, countIn, keepCounts, lineOf, readCounts } from './stock-counts.ts';

/** The stocktaking on this device: its lines, newest first, and what can be done with them. */
export function useStocktaking() {
  const { fail } = useAdminContext();
  const { count: t } = useMessages('admin').stock;
  const language = useLanguage();
  const [lines, setLines] = useState<readonly CountLine[]>(readCounts);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => keepCounts(lines), [lines]);
  const change = (productId: string, changes: Partial<CountLine>) =>
    setLines((now) => now.map((line) => (line.productId === productId ? { ...line, ...changes } : line)));

  /** Adds a product at the top; one that is there already stays. */
  const add = (product: CountableProduct) =>
    setLines((now) => (now.some(({ productId }) => productId === product.id) ? now : [lineOf(product), ...now]));

  /** Asks for the stock of this moment, which the count is compared with; null without an answer. */
  const findAgainst = async ({ productId, typed }: CountLine): Promise<CountLine['against']> => {
    try {
      const { stock } = await loadAdminClient();
      const against = await stock.standing({ id: productId });
      setLines((now) =>
        now.map((line) =>
          // edited meanwhile: a later request loads the stock
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
        const against = line.against ?? (await findAgainst(line));
        return { productId: line.productId, counted: countIn(line) ?? 0, movement: against?.movement ?? 0 };
      }),
    );
    if (counts.every(({ movement }) => movement > 0)) await send(counts);
    setBusy(false);
  };

  const send = async (counts: readonly StockCount[]) => {
    try {
      const { stock } = await loadAdminClient();
      const { items } = await stock.saveCounts({ counts: [...counts] });
      notify({ title: t.saved, text: t.savedCount(items.length), about: 'admin' });
      setLines([]);
    } catch (error) {
      const { code, details } = readError(error, language);
      const outdated = code === 'STOCK_COUNT_OUTDATED' && Array.isArray(details['products']) ? details['products'] : [];
      setLines((now) =>
        now.map((line) =>
          outdated.includes(line.productId) ? { ...line, typed: '', against: null, isOutdated: true } : line,
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
    isComplete: lines.length > 0 && lines.every((line) => countIn(line) !== null),
    add,
    type: (productId: string, input: string) => change(productId, { typed: input, against: null }),
    compare: (line: CountLine) => {
      if (countIn(line) !== null && line.against === null) void findAgainst(line);
    },
    remove: (productId: string) => setLines((now) => now.filter((line) => line.productId !== productId)),
    clear: () => setLines([]),
    save: () => void save(),
  };
}
