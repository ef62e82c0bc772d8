import { type Messages } from '#core/i18n/messages.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useTitle } from '#core/ui/use-title.ts';

/** Returns the document title for a heading of the admin area. */
export const sectionTitle = (heading: string, frame: Messages['admin']['layout']): string =>
  `${heading} – ${frame.title}`;

/** Sets the document title from a heading. */
export const useAdminTitle = (heading: string): void => useTitle(sectionTitle(heading, useMessages('admin').layout));
