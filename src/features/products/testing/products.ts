/** Inserts generated products, as `npm run seed` does. */
export { seedProducts as stockMany } from '../../../../scripts/seed/seed-products.ts';
