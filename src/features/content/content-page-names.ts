import { pageNames } from './policy-page-names.ts';

/** Designed pages, whose texts have fixed positions (`designed-page-fields.ts`). */
export const designedPageNames = ['home', 'about'] as const;
export type DesignedPageName = (typeof designedPageNames)[number];

/** Whether a page has a design of its own. */
export const isDesigned = (page: string): page is DesignedPageName => designedPageNames.some((name) => name === page);

/** All pages that the owner edits, in the order of the admin area's list. */
export const ownPageNames = [...designedPageNames, ...pageNames] as const;
export type ContentPageName = (typeof ownPageNames)[number];
