import { type Ranges, whole } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { form } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';

const ranges = { claimedCount: [0, 1_000_000] } as const satisfies Ranges;

/** The number of reviews that a product without reviews displays; 0 for none. */
export const reviewsSettings = defineSettings('reviews', {
  position: 60,
  schema: form({ claimedCount: whole(ranges.claimedCount) }),
  initial: { claimedCount: 24 },
  isPublic: true,
  fields: { claimedCount: field('whole', 'claimedCount', { range: ranges.claimedCount }) },
});
