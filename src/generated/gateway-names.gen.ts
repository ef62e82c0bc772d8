// Generated from *.provider.ts by `npm run generate`.

/** Names of the providers with a payment page. */
export const gatewayNames = [
  'paymob',
  'stripe',
] as const;
