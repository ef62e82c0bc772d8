/** Whether somebody still waits for a product, or was told that it is back (specification 4). */
export const alertStatuses = ['pending', 'notified'] as const;
export type AlertStatus = (typeof alertStatuses)[number];
