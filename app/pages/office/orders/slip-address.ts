import { useSearchParams } from 'react-router';
import type { OfficeOrder } from '../../../../contract/office/orders.ts';
import { type Language, languages } from '../../../../domain/language.ts';

/** An order's packing slip, and the language it is written in: the order's. */
export interface WantedSlip {
  readonly orderNumber: string;
  readonly language: Language;
}

/** Where the packing slip of an order stands. */
export const slipAddress = ({ orderNumber, language }: OfficeOrder): string =>
  `/admin/orders?${new URLSearchParams({ slip: orderNumber, in: language })}`;

/** The slip that the address asks for, if it asks for one. */
export function useWantedSlip(): WantedSlip | null {
  const [query] = useSearchParams();
  const orderNumber = query.get('slip');
  const language = languages.find((known) => known === query.get('in'));
  return orderNumber && language ? { orderNumber, language } : null;
}
