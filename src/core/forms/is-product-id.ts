export const PRODUCT_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
export const MAX_PRODUCT_ID_LENGTH = 100;

/** Whether the value has the format of a product id; without a schema, for lists in the browser's storage. */
export const isProductId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_PRODUCT_ID_LENGTH && PRODUCT_SLUG.test(value);
