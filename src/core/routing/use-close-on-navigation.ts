import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { isFollowedLink } from './link-interceptor.tsx';

/**
 * Closes an open menu when the page arrives that was opened from it or by going back. A navigation that the visitor began before opening
 * the menu leaves it open. Returns event handlers of the element around its links and forms.
 */
export const useCloseOnNavigation = (isOpen: boolean, close: () => void) => {
  const { key } = useLocation();
  const isNavigating = useRef(false);
  const lastKey = useRef(key);
  const handleArrival = useEffectEvent((arrivedAt: string) => {
    if (isNavigating.current && arrivedAt !== lastKey.current) close();
    lastKey.current = arrivedAt;
  });
  useEffect(() => handleArrival(key), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const startNavigation = () => {
      isNavigating.current = true;
    };
    addEventListener('popstate', startNavigation);
    return () => {
      removeEventListener('popstate', startNavigation);
      isNavigating.current = false;
    };
  }, [isOpen]);
  return {
    onClickCapture: ({ nativeEvent }: MouseEvent) => {
      if (isFollowedLink(nativeEvent)) isNavigating.current = true;
    },
    onSubmit: () => {
      isNavigating.current = true;
    },
  };
};
