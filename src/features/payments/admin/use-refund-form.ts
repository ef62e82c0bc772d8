import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { parseMoney } from '#core/forms/parse-number.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { productName } from '#features/products/product-name.ts';
import type { AdminPayments, RefundRequest } from '../payments.admin.contract.ts';

/** Basis of a refund: the price of items, or an entered amount. */
export type RefundBasis = 'lines' | 'sum';

/** Debounce of the quote for the selected items, in milliseconds. */
const QUOTE_AFTER_MS = 150;

/** State of the refund form, with the amount in piastres; null while unknown. */
export function useRefundForm(order: AdminOrderView, { refunds, refundable }: AdminPayments) {
  const earlier = refunds.filter(({ state }) => state !== 'refused');
  const items = order.items.map(({ productId, name, subtitle, quantity }) => ({
    productId,
    name: productName(name, subtitle),
    returnable: quantity - countReturned(productId, earlier),
  }));
  const isShippingLeft = order.shippingCost > 0 && !earlier.some(({ includesShipping }) => includesShipping);
  const [basis, setBasis] = useState<RefundBasis>(items.some(({ returnable }) => returnable > 0) ? 'lines' : 'sum');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [includesShipping, setIncludesShipping] = useState(false);
  const [restock, setRestock] = useState(true);
  const [sum, setSum] = useState('');
  const lines = items.flatMap(({ productId }) => {
    const quantity = quantities[productId] ?? 0;
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  const hasSelection = lines.length > 0 || includesShipping;
  const quoted = useQuote(hasSelection ? { id: order.id, lines, includesShipping } : null);
  const parsedSum = parseMoney(sum);
  const amountOfSum = parsedSum !== null && parsedSum > 0 && parsedSum <= refundable ? parsedSum : null;
  const amount = basis === 'lines' ? quoted : amountOfSum;
  return {
    items,
    isShippingLeft,
    // a cancelled order has already restocked its items
    canRestock: order.status !== 'cancelled' && lines.length > 0,
    basis,
    setBasis,
    quantities,
    setQuantity: (productId: string, quantity: number) => setQuantities({ ...quantities, [productId]: quantity }),
    includesShipping,
    setIncludesShipping,
    restock,
    setRestock,
    sum,
    setSum,
    hasSelection,
    amount,
    /** Maps the selected items to the request. */
    selection:
      basis === 'lines'
        ? { lines, includesShipping, restock: restock && lines.length > 0 && order.status !== 'cancelled' }
        : { lines: [], includesShipping: false, restock: false },
  };
}

const countReturned = (id: string, refunds: AdminPayments['refunds']): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);

type Quoted = Pick<RefundRequest, 'id' | 'lines' | 'includesShipping'>;

/** Loads the price of items from the server, in piastres; null while loading and without items. */
const useQuote = (input: Quoted | null): number | null => {
  const { fail } = useAdminContext();
  const requestKey = JSON.stringify(input);
  const [quote, setQuote] = useState<{ readonly of: string; readonly amount: number } | null>(null);
  useEffect(() => {
    const request = JSON.parse(requestKey) as Quoted | null;
    if (request === null) return;
    let isCurrent = true;
    const loadQuote = async () => {
      try {
        const { amount } = await (await loadAdminClient()).payments.quoteRefund(request);
        if (isCurrent) setQuote({ of: requestKey, amount });
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    const timer = setTimeout(() => void loadQuote(), QUOTE_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [requestKey, fail]);
  return quote?.of === requestKey ? quote.amount : null;
};
