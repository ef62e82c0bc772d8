/** Whether a stock notification is pending or was sent (specification 4). */
export const alertStatuses = ['pending', 'notified'] as const;
export type AlertStatus = (typeof alertStatuses)[number];
