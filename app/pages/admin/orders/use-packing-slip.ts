import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { OrderView } from '../../../../contract/orders.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { loadMessages, type Messages } from '../../../../locales/namespaces.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { pageSettings } from '../../../i18n/page-settings.ts';
import { useAdminContext } from '../use-admin.ts';

/** Content of a packing slip, in the language of its order. */
export interface PackingSlipState {
  readonly order: OrderView;
  readonly words: Messages['admin']['packingSlip'];
  readonly payment: string;
  /** Tax registration number of the shop; null if it has none. */
  readonly taxNumber: string | null;
  /** Label of the delivery date. */
  readonly estimated: string;
  /** Name of the destination; null if the order does not tell it. */
  readonly governorate: string | null;
}

const TaxNumber = v.object({ taxNumber: v.nullable(v.string()) });

/** Loads a packing slip: the order, the shop's tax number and the messages of the order's language. Null while loading. */
export function usePackingSlip({ orderNumber, language }: PackingSlipRequest) {
  const { fail } = useAdminContext();
  const [slip, setSlip] = useState<PackingSlipState | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setFailed(false);
      try {
        const [order, { facts }, { packingSlip: words }, { checkout, confirmation }, { governorates }] =
          await Promise.all([
            loadShopClient().then((shop) => shop.orders.get({ orderNumber, language })),
            loadAdminClient().then((admin) => admin.settings.list()),
            loadMessages('admin', language, pageSettings()),
            loadMessages('checkout', language, pageSettings()),
            loadMessages('governorates', language, pageSettings()),
          ]);
        const { taxNumber } = v.parse(TaxNumber, facts?.value);
        const { governorate } = order.shipping;
        if (!isAwaited()) return;
        setSlip({
          order,
          words,
          payment: checkout.payment.methods[order.paymentMethod].name,
          estimated: confirmation.estimated,
          taxNumber,
          governorate: governorate ? governorates[governorate] : null,
        });
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

/** Packing slip to show, and its language: the language of the order. */
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
  const language = languages.find((known) => known === query.get('in'));
  return orderNumber && language ? { orderNumber, language } : null;
}
