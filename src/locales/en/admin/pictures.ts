import { pictureLimitsIn } from '../../picture-limits.ts';
import type { SameShape } from '../../same-shape.ts';
import { pictureFaults } from './picture-faults.ts';

const limits = pictureLimitsIn('en');

export const pictures: SameShape<typeof import('../../ar/admin/pictures.ts').pictures> = {
  title: 'Pictures',
  hint: `A JPEG, PNG, WebP or AVIF picture, both sides at least ${limits.side} pixels, at most ${limits.megabytes} MB. Choose it from your device or drop it onto its place. It is cropped to a square around its centre; a piece that stands alone on a plain background is kept whole.`,
  views: { 1: 'Main picture', 2: 'Another angle', 3: 'Close-up', 4: 'In use' },
  empty: 'No picture here yet',
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  tooLarge: pictureFaults.size,
  put: 'Upload',
  describe: 'Save description',
  alt: { ar: 'Description in Arabic', en: 'Description in English' },
  chosen: ({ file }) => `Not uploaded yet: ${file}`,
  preparing: 'Uploading and preparing the picture…',
  done: { title: 'Picture uploaded', body: 'It is live in the shop' },
  described: { title: 'Description saved', body: 'The change is live in the shop' },
  ask: ({ view }) => `Remove this picture: ${view}?`,
  askText: 'It disappears from the shop, and a placeholder takes its place. You can upload another one at any time.',
  removed: { title: 'Picture removed', body: 'Shoppers no longer see it' },
};
