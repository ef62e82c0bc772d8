/**
 * Descriptors of core and of all features by kind, lower levels of features first. `npm run generate` collects them in
 * `src/generated/server.gen.ts`. The module that defines a kind declares its member.
 */
export interface Registry {}
