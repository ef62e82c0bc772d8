import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Searches on the page and in the browser; the shop stores neither. */
export const searchTraces = async ({ request, person: { language, searched } }: TracedVisit): Promise<void> => {
  const q = encodeURIComponent(searched);
  await request(`/products?q=${q}`);
  await request(`/api/products?language=${language}&q=${q}`);
};
