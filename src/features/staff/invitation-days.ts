/** Validity of a staff invitation, in days. */
export const STAFF_INVITATION_DAYS = 7;
