/** How long an invitation to the staff can be accepted, in days. */
export const STAFF_INVITATION_DAYS = 7;
