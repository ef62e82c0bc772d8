import { pictureLimitsIn } from '../../picture-limits.ts';
import type { SameShape } from '../../same-shape.ts';

const limits = pictureLimitsIn('en');

export const pictures: SameShape<typeof import('../../ar/admin/pictures.ts').pictures> = {
  title: 'Pictures',
  hint: `A JPEG, PNG, WebP or AVIF picture, both sides at least ${limits.side} pixels, at most ${limits.megabytes} MB. Choose it from your device or drop it onto its place. It is cut square in its middle; only a piece that stands free on a clear ground stays whole.`,
  views: { 1: 'Main picture', 2: 'Another angle', 3: 'Close-up', 4: 'In use' },
  empty: 'No picture here yet',
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  put: 'Put it up',
  describe: 'Save the text',
  alt: { ar: 'What it shows, in Arabic', en: 'What it shows, in English' },
  chosen: ({ file }) => `Not put up yet: ${file}`,
  preparing: 'The picture is being sent and prepared…',
  done: { title: 'The picture is up', body: 'The shop shows it now' },
  described: { title: 'The text is saved', body: 'The shop shows the change' },
  ask: ({ view }) => `Remove this picture: ${view}?`,
  askText: 'It disappears from the shop, and a quiet drawing takes its place. You can put up another one at any time.',
  removed: { title: 'The picture is removed', body: 'Shoppers no longer see it' },
};
