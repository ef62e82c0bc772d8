import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';

export const pages: SameShape<typeof import('../../ar/admin/pages.ts').pages> = {
  part: { title: 'Pages', text: 'Delivery, returns, privacy, terms and questions, in both languages' },
  back: 'All pages',
  states: { default: 'Default text', draft: 'Draft', planned: 'Planned', published: 'Published' },
  plannedFor: ({ moment }) => `Planned for ${isolateText(moment)}`,
  shownVersion: ({ version }) => `What shoppers read: ${isolateText(version)}`,
  shownNow: 'Shoppers read it now',
  view: 'Open the page in the shop',
  labels: { ar: 'Text in Arabic', en: 'Text in English' },
  publish: 'Publish now',
  saveDraft: 'Save draft',
  plan: {
    open: 'Publish at a moment',
    moment: 'Moment in Cairo’s time',
    hint: 'To the minute. Until then shoppers read the present text.',
    button: 'Plan it',
    cancel: 'Take the plan back',
    note: 'What you save or publish before that moment takes the plan back.',
  },
  done: {
    draft: { title: 'Draft saved', body: 'Shoppers do not see it yet' },
    published: { title: 'Published', body: 'Shoppers read it now' },
    planned: { title: 'Planned', body: 'The page is published at the moment you chose' },
    cancelled: { title: 'Plan taken back', body: 'The text is a draft again' },
    restored: { title: 'Gone back', body: 'Shoppers read the earlier version now' },
  },
  changedMeanwhile: {
    title: 'The page changed a moment ago',
    body: 'You see its newest version. Check it, then try again.',
  },
  line: ({ line }) => `line ${line}`,
  languages: { ar: 'Arabic', en: 'English' },
  place: ({ language, line }) => `${language}, ${line}`,
  restoreText: ({ version }) => `The text of ${version} is saved again, and shoppers read it at once.`,
  conflict: 'Another admin has saved this page before you',
};
