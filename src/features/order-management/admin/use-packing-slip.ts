import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { type Language, languages } from '#core/i18n/language.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { loadSlipTexts, type PackingSlipState } from './slip-texts.ts';

/** Loads a packing slip: the order, the shop's tax number and the messages of the order's language. Null while loading. */
export function usePackingSlip({ orderNumber, language }: PackingSlipRequest) {
  const { fail } = useAdminContext();
  const [slip, setSlip] = useState<PackingSlipState | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false);
      try {
        const [order, toSlip] = await Promise.all([
          loadShopClient().then((shop) => shop.orders.get({ orderNumber, language })),
          loadAdminClient().then((admin) => loadSlipTexts(admin, language)),
        ]);
        if (isCurrent()) setSlip(toSlip(order));
      } catch (error) {
        if (!isCurrent()) return;
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
  return { slip, hasFailed, reload: () => void load(() => true) };
}

/** Order number and language of the packing slip. */
export interface PackingSlipRequest {
  readonly orderNumber: string;
  readonly language: Language;
}

/** URL of an order's packing slip. */
export const packingSlipAddress = ({ orderNumber, language }: AdminOrder): string =>
  `/admin/orders?${new URLSearchParams({ slip: orderNumber, in: language })}`;

/** Reads the packing slip from the URL; null if there is none. */
export function usePackingSlipRequest(): PackingSlipRequest | null {
  const [query] = useSearchParams();
  const orderNumber = query.get('slip');
  const language = languages.find((option) => option === query.get('in'));
  return orderNumber && language ? { orderNumber, language } : null;
}
