import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.tsx';

import { titled } from './titled.ts';

/**
 * Names the browser's tab after what the page shows now, where that changes without the page being loaded again; null
 * leaves the title that the page came with.
 */
export const useTitle = (title: string | null): void => {
  const { brand } = useMessages('common').layout;
  useEffect(() => {
    if (title !== null) document.title = titled(title, brand);
  }, [title, brand]);
};
