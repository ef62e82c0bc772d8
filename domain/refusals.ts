/**
 * Codes of all refusals with their HTTP status. Their texts are in `locales`, where a code without an Arabic and an English
 * text does not compile.
 */
export const refusalStatus = {
  VALIDATION_FAILED: 400,
  BROKEN_JSON: 400,
  BODY_TOO_LARGE: 413,
  ENDPOINT_NOT_FOUND: 404,
  SIGN_IN_REQUIRED: 401,
  ADMIN_REQUIRED: 403,
  RIGHT_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  PASSWORD_WRONG: 403,
  CODE_REQUIRED: 403,
  CODE_WRONG: 403,
  LAST_OWNER: 409,
  TOO_MANY_REQUESTS: 429,
  PRODUCT_NOT_FOUND: 404,
  OUT_OF_STOCK: 409,
  ALREADY_IN_STOCK: 409,
  TOTAL_CHANGED: 409,
  ORDER_NOT_FOUND: 404,
  ORDER_KEY_REUSED: 409,
  ORDER_CHANGED: 409,
  ORDER_PAID: 409,
  ORDER_UNPAID: 409,
  ORDER_NOT_PAYABLE: 409,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  PAYMENT_BY_GATEWAY: 409,
  GATEWAY_UNAVAILABLE: 503,
  REFUND_TOO_MUCH: 409,
  REFUND_UNCLEAR: 409,
  PROOF_USED: 409,
  PROOF_CHANGED: 409,
  TOO_MANY_PROOFS: 409,
  AMOUNT_DIFFERS: 422,
  RETURN_NOT_POSSIBLE: 409,
  RETURN_PERIOD_OVER: 409,
  RETURN_TOO_MUCH: 409,
  RETURN_CHANGED: 409,
  TOO_MANY_RETURNS: 409,
  TOO_MANY_UNPAID_ORDERS: 409,
  TOO_MANY_UNPAID_ITEMS: 409,
  PROMO_INVALID: 422,
  PROMO_EXPIRED: 422,
  PROMO_USED_UP: 422,
  PROMO_BELOW_MINIMUM: 422,
  PROMO_FIRST_ORDER_ONLY: 422,
  PROMO_THROTTLED: 429,
  ALREADY_SUBSCRIBED: 409,
  UNSUBSCRIBE_LINK_INVALID: 422,
  NEWSLETTER_LINK_INVALID: 422,
  ADDRESS_NOT_FOUND: 404,
  SAVED_ADDRESS_LIMIT_REACHED: 409,
  CONTACT_MESSAGE_NOT_FOUND: 404,
  CONTACT_MESSAGE_ANSWERED: 409,
  LIMIT_REACHED: 409,
  RESOURCE_NOT_FOUND: 404,
  PROMO_TAKEN: 409,
  PROMO_IN_USE: 409,
  ACCOUNT_NOT_FOUND: 404,
  EMAIL_NOT_VERIFIED: 409,
  ROLE_GIVEN: 409,
  PRODUCT_CHANGED: 409,
  SETTINGS_CHANGED: 409,
  SETTINGS_NOT_ACCEPTED: 422,
  SEARCH_GROUP_CHANGED: 409,
  SEARCH_WORD_TAKEN: 409,
  PICTURE_INVALID: 422,
  SHIPMENT_CHANGED: 409,
  SHIPMENT_EXISTS: 409,
  ORDER_NOT_SHIPPABLE: 409,
  CASH_TOO_MUCH: 409,
  TRACKING_NUMBER_TAKEN: 409,
  TOO_MANY_COURIERS: 409,
  SETTLEMENT_FILE_INVALID: 422,
  SETTLEMENT_LINE_SETTLED: 409,
  NOTHING_OWED: 409,
  UNAVAILABLE: 503,
  UNEXPECTED: 500,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Details of a refusal beside its code; each code documents its fields in the contract. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** An expected failure. Thrown, so that the enclosing transaction rolls back. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Value of `Retry-After`, in seconds, while the database is unavailable. */
export const DATABASE_COMEBACK_SECONDS = 5;
