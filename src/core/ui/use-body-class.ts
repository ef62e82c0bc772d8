import { useEffect } from 'react';

/** Sets a class on `<body>` while `isActive` is true, such as one that reserves space above the bottom. */
export const useBodyClass = (name: string, isActive = true): void =>
  useEffect(() => {
    document.body.classList.toggle(name, isActive);
    return () => document.body.classList.remove(name);
  }, [name, isActive]);
