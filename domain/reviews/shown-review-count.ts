/** The count of reviews beside the five stars of a product that nobody has reviewed yet (specification 9, decision 33). */
export const SHOWN_REVIEW_COUNT = 24;
