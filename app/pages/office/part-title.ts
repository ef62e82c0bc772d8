import type { OfficeMessages } from '../../../locales/load-rooms.ts';
import { useOfficeWords } from '../../device/office-words.ts';
import { useTitle } from '../../parts/use-title.ts';

/** The title of the page while this is open in it. */
export const partTitle = (heading: string, frame: OfficeMessages['frame']): string => `${heading} – ${frame.title}`;

/** Names the browser's tab after the heading of what is open. */
export const useOfficeTitle = (heading: string): void => useTitle(partTitle(heading, useOfficeWords().frame));
