/** Document title of a page, followed by the brand. */
export const titled = (title: string, brand: string): string => `${title} | ${brand}`;
