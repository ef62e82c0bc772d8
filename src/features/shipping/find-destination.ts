import { findGovernorate, isUnknownCity } from './find-governorate.ts';
import type { Governorate } from './governorates.ts';

/** Destination of an order, from the values of a form. */
export interface TypedDestination {
  readonly city: string;
  readonly postalCode: string;
  /** The governorate that the customer chose. */
  readonly governorate?: Governorate | undefined;
}

/**
 * Returns the governorate that an order goes to; null while it is unknown. The customer's choice counts only while the city is
 * not certain, so that no other governorate than the named one decides the shipping fee (decision 181).
 */
export const findDestination = ({ city, postalCode, governorate }: TypedDestination): Governorate | null =>
  findGovernorate(city, postalCode) ?? governorate ?? null;

/**
 * Whether the city of an order is unknown and no governorate is selected: the terms of the default zone apply then
 * (decision 181). A city with places in several governorates, or one that its postal code contradicts, is known.
 */
export const isUnknownDestination = (destination: TypedDestination): boolean =>
  findDestination(destination) === null && isUnknownCity(destination.city);
