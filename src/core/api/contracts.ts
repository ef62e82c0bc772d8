/**
 * Contracts of the API by client: `shop` for the pages of the shop, `admin` for the admin area. `npm run generate` collects them
 * from the features and declares them in `src/generated/contract.gen.ts`.
 */
export interface Contracts {}
