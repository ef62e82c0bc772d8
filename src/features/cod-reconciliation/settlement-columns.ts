import * as v from 'valibot';
import { lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** Heading of a column in a courier's file. */
const Heading = lineField({ min: 1, max: 200 }, { min: validationCode('required'), max: validationCode('text.max') });
const optional = v.nullable(Heading);

/** Column mapping of a courier's file; parcels are found by tracking number, order number, or both. */
export const SettlementColumns = v.pipe(
  form({
    trackingNumber: optional,
    orderNumber: optional,
    /** Amount that the courier collected. */
    amount: Heading,
    /** Fee that the courier retains. */
    fee: optional,
    /** Day of collection. */
    day: optional,
  }),
  v.forward(
    v.check(
      ({ trackingNumber, orderNumber }) => trackingNumber !== null || orderNumber !== null,
      validationCode('settlement.reference'),
    ),
    ['trackingNumber'],
  ),
);
export type SettlementColumns = v.InferOutput<typeof SettlementColumns>;
