import { defineSettings } from '#core/settings/define-settings.ts';
import { labels } from './text-override.ts';

/** The owner's text overrides; a page contains those of its own texts. */
export const labelsSettings = defineSettings('labels', {
  position: 120,
  schema: labels,
  initial: {},
  isPublic: false,
  fields: null,
});
