import { formatMoney } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Governorate } from '../governorates.ts';
import { findZone } from '../shipping-policy.ts';
import { knownDestination } from './destination.ts';
import { PromiseText } from './promise-text.tsx';

preloadMessages('governorates', 'productDetails');

/** Shipping promises for the device's stored destination, or for all destinations without one. */
export const ShippingPromise = () => {
  const { shipping } = useMessages('productDetails').promises;
  const governorate = knownDestination();
  return governorate ? <KnownDestination governorate={governorate} /> : <PromiseText {...shipping} />;
};

const KnownDestination = ({ governorate }: { governorate: Governorate }) => {
  const { governorates, promise, promiseFree } = useMessages('governorates');
  const { fee, freeFrom, days } = findZone(useSettings().shipping, governorate);
  const language = useLanguage();
  const name = governorates[governorate];
  const isFree = fee === 0 || freeFrom === 0;
  const text = isFree ? promiseFree({ name, days }) : promise({ name, days, fee: formatMoney(fee, language) });
  return <PromiseText {...text} />;
};
