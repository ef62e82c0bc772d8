/** A product's four views: the main picture, another angle, a close-up, in use on the table (decision 40). */
export const pictureViews = [1, 2, 3, 4] as const;
export type View = (typeof pictureViews)[number];
