import { type Messages } from '../../../locales/namespaces.ts';
import { useTitle } from '../../components/use-title.ts';
import { useMessages } from '../../i18n/messages.tsx';

/** The title of the page while this is open in it. */
export const sectionTitle = (heading: string, frame: Messages['admin']['layout']): string =>
  `${heading} – ${frame.title}`;

/** Names the browser's tab after the heading of what is open. */
export const useAdminTitle = (heading: string): void => useTitle(sectionTitle(heading, useMessages('admin').layout));
