/** From order to delivery, in business days (specification 9). */
export const DELIVERY_BUSINESS_DAYS = { min: 5, max: 7 } as const;
/** How long a piece may be given back after delivery, in days (specification 9). */
export const RETURN_DAYS = 30;
/** How soon a message to the shop is answered, in hours (specification 9). */
export const REPLY_HOURS = 24;
