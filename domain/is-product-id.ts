export const PRODUCT_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
export const LONGEST_PRODUCT_ID = 100;

/** Whether this could be a product's id, told without a schema: a device's own lists need no more. */
export const isProductId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_PRODUCT_ID && PRODUCT_SLUG.test(value);
