import type { Governorate } from '../../../domain/addresses/governorates.ts';
import { zoneOf } from '../../../domain/pricing/shipping-policy.ts';
import { formatMoney } from '../../../locales/format.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '../../i18n/messages.tsx';
import { PromiseText } from './promise-text.tsx';

preloadMessages('governorates');

/** Fee and time of shipping to the destination that the device knows. */
export const ShippingPromise = ({ governorate }: { governorate: Governorate }) => {
  const { governorates, promise, promiseFree } = useMessages('governorates');
  const { fee, freeFrom, days } = zoneOf(useSettings().shipping, governorate);
  const language = useLanguage();
  const name = governorates[governorate];
  const isFree = fee === 0 || freeFrom === 0;
  const words = isFree ? promiseFree({ name, days }) : promise({ name, days, fee: formatMoney(fee, language) });
  return <PromiseText {...words} />;
};
