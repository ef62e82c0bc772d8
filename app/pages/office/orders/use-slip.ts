import { useCallback, useEffect, useState } from 'react';
import type { OrderView } from '../../../../contract/orders.ts';
import { loadTillMessages } from '../../../../locales/load-messages.ts';
import { loadOfficeMessages, type OfficeMessages } from '../../../../locales/load-rooms.ts';
import { loadShop } from '../../../api/browser.ts';
import { useOffice } from '../office-context.ts';
import type { WantedSlip } from './slip-address.ts';

/** What a packing slip says, in the language of its order. */
export interface Slip {
  readonly order: OrderView;
  readonly words: OfficeMessages['slip'];
  readonly payment: string;
}

/** Loads a packing slip: the order, and the words of its language. Null while it is on its way. */
export function useSlip({ orderNumber, language }: WantedSlip) {
  const { fail } = useOffice();
  const [slip, setSlip] = useState<Slip | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setFailed(false);
      try {
        const [order, { slip: words }, { checkout }] = await Promise.all([
          loadShop().then((shop) => shop.orders.detail({ orderNumber, language })),
          loadOfficeMessages(language),
          loadTillMessages(language),
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
