/** Possible contents of a column in a courier's file. */
export const courierCsvFields = [
  'orderNumber',
  'trackingNumber',
  'name',
  'phone',
  'localPhone',
  'email',
  'governorate',
  'governorateEnglish',
  'city',
  'address',
  'postalCode',
  'cash',
  'itemCount',
  'contents',
  'giftMessage',
  'empty',
] as const;
export type CourierCsvField = (typeof courierCsvFields)[number];

export type CourierCsvColumn = { readonly field: CourierCsvField; readonly heading: string };

/** Columns of a file for a courier. */
export const MAX_CSV_COLUMNS = 30;
