import { shortOrderNumber } from '../order-number.ts';

/** Short order number for staff: the last nine characters. The order page shows the whole number. */
export const OrderNumber = ({ number, className = '' }: { readonly number: string; readonly className?: string }) => (
  <bdi dir="ltr" title={number} className={`code whitespace-nowrap ${className}`}>
    {shortOrderNumber(number)}
  </bdi>
);
