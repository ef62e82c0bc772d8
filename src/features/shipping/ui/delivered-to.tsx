import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Governorate } from '../governorates.ts';
import { deliveryDays } from '../shipping-policy.ts';

preloadMessages('governorates');

/** Destination and delivery time of an order. */
export const DeliveredTo = ({ governorate }: { governorate: Governorate }) => {
  const { governorates, deliveredTo } = useMessages('governorates');
  const { shipping } = useSettings();
  return deliveredTo({ name: governorates[governorate], days: deliveryDays(shipping, governorate) });
};
