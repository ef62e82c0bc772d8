import { useEffect, useState } from 'react';
import type { TypedDestination } from '../../../domain/addresses/find-destination.ts';
import type { Governorate } from '../../../domain/addresses/governorates.ts';
import { acceptsCashOnDelivery, differsByDestination } from '../../../domain/pricing/shipping-policy.ts';
import { useSettings } from '../../i18n/messages.tsx';
import { rememberDestination } from '../../state/destination.ts';
import type { Draft } from './draft.ts';

/** Where the order goes, as far as terms depend on it. */
export interface DestinationState {
  /** Whether zones differ; otherwise nothing is found or asked. */
  readonly isNeeded: boolean;
  /** The governorate that the city names; null while it is not certain. */
  readonly named: Governorate | null;
  /** The named governorate, or else the chosen one. */
  readonly governorate: Governorate | null;
  readonly isGovernorateMissing: boolean;
  readonly isCashAccepted: boolean;
}

type Finder = (typed: TypedDestination) => Governorate | null;

/** Without its code nothing is certain: the customer chooses, and the server finds out. */
const findNothing: Finder = ({ governorate }) => governorate ?? null;

/** Finds the destination in the form; the names of places are loaded only while zones differ. */
export function useDestination({ city, postalCode, governorate: chosen }: Draft['shipping']): DestinationState {
  const { shipping } = useSettings();
  const isNeeded = differsByDestination(shipping);
  const [find, setFind] = useState<Finder | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('../../../domain/addresses/find-destination.ts').then(
      ({ findDestination }) => setFind(() => findDestination),
      () => setFind(() => findNothing),
    );
  }, [isNeeded]);
  const named = isNeeded && find ? find({ city, postalCode }) : null;
  const governorate = isNeeded ? (named ?? (chosen || null)) : null;
  useEffect(() => {
    if (governorate) rememberDestination(governorate);
  }, [governorate]);
  return {
    isNeeded,
    named,
    governorate,
    isGovernorateMissing: isNeeded && governorate === null,
    isCashAccepted: acceptsCashOnDelivery(shipping, governorate),
  };
}
