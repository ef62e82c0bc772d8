/** Sort orders of a list by time; the first is the default. */
export const listSorts = ['newest', 'oldest'] as const;
export type ListSort = (typeof listSorts)[number];
