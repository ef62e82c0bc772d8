import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { OrderView } from '../../../../contract/orders.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { loadMessages, type Messages } from '../../../../locales/namespaces.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { useAdminContext } from '../use-admin.ts';

/** What a packing slip says, in the language of its order. */
export interface PackingSlipState {
  readonly order: OrderView;
  readonly words: Messages['admin']['packingSlip'];
  readonly payment: string;
}

/** Loads a packing slip: the order, and the words of its language. Null while it is on its way. */
export function usePackingSlip({ orderNumber, language }: PackingSlipRequest) {
  const { fail } = useAdminContext();
  const [slip, setSlip] = useState<PackingSlipState | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setFailed(false);
      try {
        const [order, { packingSlip: words }, { checkout }] = await Promise.all([
          loadShopClient().then((shop) => shop.orders.get({ orderNumber, language })),
          loadMessages('admin', language),
          loadMessages('checkout', language),
        ]);
        if (isAwaited()) setSlip({ order, words, payment: checkout.payment.methods[order.paymentMethod].name });
      } catch (error) {
        if (!isAwaited()) return;
        setFailed(true);
        fail(error);
      }
    },
    [orderNumber, language, fail],
  );
  useEffect(() => {
    let isShown = true;
    void load(() => isShown);
    return () => {
      isShown = false;
    };
  }, [load]);
  return { slip, hasFailed, loadAgain: () => void load(() => true) };
}

/** An order's packing slip, and the language it is written in: the order's. */
export interface PackingSlipRequest {
  readonly orderNumber: string;
  readonly language: Language;
}

/** Where the packing slip of an order stands. */
export const packingSlipAddress = ({ orderNumber, language }: AdminOrder): string =>
  `/admin/orders?${new URLSearchParams({ slip: orderNumber, in: language })}`;

/** The slip that the address asks for, if it asks for one. */
export function usePackingSlipRequest(): PackingSlipRequest | null {
  const [query] = useSearchParams();
  const orderNumber = query.get('slip');
  const language = languages.find((known) => known === query.get('in'));
  return orderNumber && language ? { orderNumber, language } : null;
}
