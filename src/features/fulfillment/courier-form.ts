import * as v from 'valibot';
import { lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { normalizeHttpsAddress } from '#core/text/safe-target.ts';
import { courierCsvFields, MAX_CSV_COLUMNS } from './courier-csv.ts';
import { isTrackingTemplate } from './tracking-number.ts';

const line = (max: number) =>
  lineField({ min: 1, max }, { min: validationCode('required'), max: validationCode('text.max') });

const COURIER_NAME = 60;
const HEADING = 60;

/** The form of a courier. */
export const CourierForm = form({
  nameAr: line(COURIER_NAME),
  nameEn: line(COURIER_NAME),
  /** https, with `{number}`; empty for a courier without a page for it. */
  trackingUrl: v.pipe(
    v.string(validationCode('required')),
    v.trim(),
    v.maxLength(300, validationCode('text.max')),
    v.transform((input) => (input === '' ? null : (normalizeHttpsAddress(input) ?? input))),
    v.check((input) => input === null || isTrackingTemplate(input), validationCode('courier.trackingUrl')),
  ),
  isActive: v.boolean(validationCode('required')),
  columns: v.pipe(
    v.array(
      form({ field: v.picklist(courierCsvFields, validationCode('generic')), heading: line(HEADING) }),
      validationCode('required'),
    ),
    v.minLength(1, validationCode('courier.columns')),
    v.maxLength(MAX_CSV_COLUMNS, validationCode('courier.columns')),
  ),
});
export type CourierForm = v.InferOutput<typeof CourierForm>;
