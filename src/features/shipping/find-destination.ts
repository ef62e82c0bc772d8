import { findGovernorate, isUnknownCity } from './find-governorate.ts';
import type { Governorate } from './governorates.ts';

/** Destination of an order, from the values of a form. */
export interface DestinationInput {
  readonly city: string;
  readonly postalCode: string;
  /** Governorate selected by the customer. */
  readonly governorate?: Governorate | undefined;
}

/**
 * Returns the destination governorate of an order; null while unknown. The customer's choice counts only while the city is
 * not certain, so that the shipping fee always follows the named governorate (decision 181).
 */
export const findDestination = ({ city, postalCode, governorate }: DestinationInput): Governorate | null =>
  findGovernorate(city, postalCode) ?? governorate ?? null;

/**
 * Whether the city of an order is unknown and no governorate is selected: the terms of the default zone apply then (decision
 * 181). A city with places in several governorates, or one that contradicts its postal code, is known.
 */
export const isUnknownDestination = (destination: DestinationInput): boolean =>
  findDestination(destination) === null && isUnknownCity(destination.city);
