/** Texts of a delivery time. */
interface DeliveryTexts {
  readonly workingDays: (count: number) => string;
  readonly range: (days: { readonly min: number; readonly max: string }) => string;
}

/** Formats a delivery time in business days: «٥ إلى ٧ أيام عمل», "5-7 business days". */
export const businessDays = (
  { min, max }: { readonly min: number; readonly max: number },
  { workingDays, range }: DeliveryTexts,
): string => (min === max ? workingDays(max) : range({ min, max: workingDays(max) }));
