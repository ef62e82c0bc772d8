/**
 * Returns the name of a product with its kind and size, such as "Lotus Frieze — Dinner plate, 27 cm": for titles, mails
 * and lists where a proper name alone does not say what the product is (decision 218). An empty kind is left out.
 */
export const nameWithKind = (name: string, kind: string): string => (kind === '' ? name : `${name} — ${kind}`);
