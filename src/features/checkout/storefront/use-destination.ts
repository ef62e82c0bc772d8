import { useEffect, useState } from 'react';
import { useSettings } from '#core/i18n/messages-provider.tsx';
import type { DestinationInput } from '#features/shipping/find-destination.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { acceptsCashOnDelivery, differsByDestination, rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';
import { storeDestination } from '#features/shipping/ui/destination.ts';
import type { Draft } from './draft.ts';

/** Destination of the order, as far as the terms depend on it. */
export interface DestinationState {
  /** Whether zones differ; without zones the destination is not needed. */
  readonly isNeeded: boolean;
  /** The governorate that the city names; null while it is not certain. */
  readonly named: Governorate | null;
  /** The city's governorate, or else the selected one. */
  readonly governorate: Governorate | null;
  /** Whether the city is unknown and no governorate is selected: the default zone applies. */
  readonly isUnknown: boolean;
  readonly isGovernorateMissing: boolean;
  readonly isCashAccepted: boolean;
}

interface Finder {
  readonly findDestination: (destination: DestinationInput) => Governorate | null;
  readonly isUnknownDestination: (destination: DestinationInput) => boolean;
}

/** Fallback when the code fails to load: the customer selects a governorate, and the server decides. */
const fallbackFinder: Finder = {
  findDestination: ({ governorate }) => governorate ?? null,
  isUnknownDestination: () => false,
};

/** Finds the destination in the form; the names of places are loaded only while zones differ. */
export function useDestination({ city, postalCode, governorate: selected }: Draft['shipping']): DestinationState {
  const { shipping } = useSettings();
  const isNeeded = differsByDestination(shipping);
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('#features/shipping/find-destination.ts').then(
      (module) => setFinder(module),
      () => setFinder(fallbackFinder),
    );
  }, [isNeeded]);
  const named = isNeeded && finder ? finder.findDestination({ city, postalCode }) : null;
  const governorate = isNeeded ? (named ?? (selected || null)) : null;
  useEffect(() => {
    if (governorate) storeDestination(governorate);
  }, [governorate]);
  const isUnknown = isNeeded && governorate === null && (finder?.isUnknownDestination({ city, postalCode }) ?? false);
  const terms = isUnknown ? rulesOfDefaultZone({ shipping }).shipping : shipping;
  return {
    isNeeded,
    named,
    governorate,
    isUnknown,
    isGovernorateMissing: isNeeded && governorate === null && !isUnknown,
    isCashAccepted: acceptsCashOnDelivery(terms, governorate),
  };
}
