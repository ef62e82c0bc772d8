import { type Messages } from '../../../locales/namespaces.ts';
import { useTitle } from '../../components/use-title.ts';
import { useMessages } from '../../i18n/messages.tsx';

/** Document title for a heading of the admin area. */
export const sectionTitle = (heading: string, frame: Messages['admin']['layout']): string =>
  `${heading} – ${frame.title}`;

/** Sets the document title from a heading. */
export const useAdminTitle = (heading: string): void => useTitle(sectionTitle(heading, useMessages('admin').layout));
