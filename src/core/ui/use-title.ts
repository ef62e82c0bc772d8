import { useEffect } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { titled } from './titled.ts';

/** Sets the document title after a change of content without navigation; null keeps the initial title. */
export const useTitle = (title: string | null): void => {
  const { brand } = useMessages('common').layout;
  useEffect(() => {
    if (title !== null) document.title = titled(title, brand);
  }, [title, brand]);
};
