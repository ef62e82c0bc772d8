/** The title of a page, as every tab and bookmark of the shop has it. */
export const titled = (title: string, brand: string): string => `${title} | ${brand}`;
