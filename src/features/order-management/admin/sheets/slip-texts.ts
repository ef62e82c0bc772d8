import type { AdminClient } from '#core/api/admin-client.ts';
import { type Language, languages, textIn } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { ParcelView } from '#features/orders/parcel-view.ts';

type SlipTexts = Messages['admin']['packingSlip'];

/** Content of a packing slip or label, in the language of its order. */
export interface PackingSlipState {
  readonly order: OrderView;
  readonly t: SlipTexts;
  /** Returns a text in each language, the order's language first. */
  readonly inEachLanguage: (select: (t: SlipTexts) => string) => readonly string[];
  readonly sender: { readonly name: string; readonly address: readonly string[]; readonly phone: string };
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
  const ordered = [language, ...languages.filter((other) => other !== language)];
  const [facts, slipTexts, { checkout, confirmation }, { governorates }] = await Promise.all([
    admin.orders.slipFacts(),
    Promise.all(ordered.map(async (each) => (await loadMessages('admin', each, pageSettings())).packingSlip)),
    loadMessages('checkout', language, pageSettings()),
    loadMessages('governorates', language, pageSettings()),
  ]);
  const [t] = slipTexts;
  if (t === undefined) throw new Error('There is no language');
  const { street, city } = textIn(facts.address, language);
  const sender = {
    name: textIn(facts.name, language),
    address: [street, `${city} ${facts.postalCode}`],
    phone: facts.phone,
  };
  return (order) => {
    const { governorate } = order.shipping;
    return {
      order,
      t,
      inEachLanguage: (select) => slipTexts.map(select),
      sender,
      payment: checkout.payment.methods[order.paymentMethod].name,
      estimated: confirmation.estimated,
      taxNumber: facts.taxNumber,
      governorate: governorate ? governorates[governorate] : null,
    };
  };
};

/** Non-empty lines of the address; an anonymized order keeps only the city. */
export const shipTo = (
  { fullName, address, city, postalCode }: OrderView['shipping'],
  governorate: string | null,
): string[] => {
  const region = governorate !== null && !city.includes(governorate) ? governorate : '';
  return [fullName, address, `${city} ${postalCode}`.trim(), region].filter((line) => line !== '');
};

/** Parcels that are packed or with the courier. */
export const openParcels = ({ parcels }: OrderView): readonly ParcelView[] =>
  parcels.filter(({ state }) => state === 'packed' || state === 'handed_over');

/** Cash that the courier collects for the open parcels, or for an order without parcels the open amount, in piastres. */
export const amountToCollect = (order: OrderView): number => {
  const parcels = openParcels(order);
  if (parcels.length > 0) return parcels.reduce((sum, { cashToCollect }) => sum + cashToCollect, 0);
  return order.paymentMethod === 'cash_on_delivery' ? order.payment.open : 0;
};
