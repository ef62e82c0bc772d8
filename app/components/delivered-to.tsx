import type { Governorate } from '../../domain/addresses/governorates.ts';
import { deliveryDays } from '../../domain/pricing/shipping-policy.ts';
import { preloadMessages, useMessages, useSettings } from '../i18n/messages.tsx';

preloadMessages('governorates');

/** Where and how soon an order is delivered. */
export const DeliveredTo = ({ governorate }: { governorate: Governorate }) => {
  const { governorates, deliveredTo } = useMessages('governorates');
  const { shipping } = useSettings();
  return deliveredTo({ name: governorates[governorate], days: deliveryDays(shipping, governorate) });
};
