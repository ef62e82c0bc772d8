/** Seconds after which whoever was sent away may hope to find the database back; `Retry-After` of all such answers. */
export const DATABASE_COMEBACK_SECONDS = 5;
