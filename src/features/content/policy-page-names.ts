/** Pages below `/policies` whose text belongs to the owner. */
export const pageNames = ['delivery', 'returns', 'privacy', 'terms', 'faq'] as const;
export type PageName = (typeof pageNames)[number];

/** Pages with the legal texts of the shop. */
export const legalPageNames = ['delivery', 'returns', 'privacy', 'terms'] as const satisfies readonly PageName[];

export const isPageName = (value: string): value is PageName => pageNames.some((name) => name === value);
