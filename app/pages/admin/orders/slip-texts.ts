import type { OrderView } from '../../../../contract/orders.ts';
import type { Language } from '../../../../domain/language.ts';
import { loadMessages, type Messages } from '../../../../locales/namespaces.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { pageSettings } from '../../../i18n/page-settings.ts';

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

/** Loads what the slips of a language need, and returns the function that makes the content of one. */
export const loadSlipTexts = async (
  admin: AdminClient,
  language: Language,
): Promise<(order: OrderView) => PackingSlipState> => {
  const [{ taxNumber }, { packingSlip: words }, { checkout, confirmation }, { governorates }] = await Promise.all([
    admin.orders.slipFacts(),
    loadMessages('admin', language, pageSettings()),
    loadMessages('checkout', language, pageSettings()),
    loadMessages('governorates', language, pageSettings()),
  ]);
  return (order) => {
    const { governorate } = order.shipping;
    return {
      order,
      words,
      payment: checkout.payment.methods[order.paymentMethod].name,
      estimated: confirmation.estimated,
      taxNumber,
      governorate: governorate ? governorates[governorate] : null,
    };
  };
};
