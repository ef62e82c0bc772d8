import type { AdminClient } from '#core/api/admin-client.ts';
import type { Language } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';

/** Content of a packing slip, in the language of its order. */
export interface PackingSlipState {
  readonly order: OrderView;
  readonly t: Messages['admin']['packingSlip'];
  readonly payment: string;
  /** Tax registration number of the shop; null if it has none. */
  readonly taxNumber: string | null;
  /** Label of the delivery date. */
  readonly estimated: string;
  /** Name of the destination; null if the order has none. */
  readonly governorate: string | null;
}

/** Loads the data for slips in a language and returns a function that creates the content of one. */
export const loadSlipTexts = async (
  admin: AdminClient,
  language: Language,
): Promise<(order: OrderView) => PackingSlipState> => {
  const [{ taxNumber }, { packingSlip: t }, { checkout, confirmation }, { governorates }] = await Promise.all([
    admin.orders.slipFacts(),
    loadMessages('admin', language, pageSettings()),
    loadMessages('checkout', language, pageSettings()),
    loadMessages('governorates', language, pageSettings()),
  ]);
  return (order) => {
    const { governorate } = order.shipping;
    return {
      order,
      t: t,
      payment: checkout.payment.methods[order.paymentMethod].name,
      estimated: confirmation.estimated,
      taxNumber,
      governorate: governorate ? governorates[governorate] : null,
    };
  };
};
