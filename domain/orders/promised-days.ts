/** Delivery time in business days (specification 9). */
export const DELIVERY_BUSINESS_DAYS = { min: 5, max: 7 } as const;
/** Return period after delivery, in days (specification 9). */
export const RETURN_DAYS = 30;
/** Reply time for contact messages, in hours (specification 9). */
export const REPLY_HOURS = 24;
