import { useEffect } from 'react';

/** Gives the page's body a class while it holds, such as room below for what stands over its foot. */
export const useBodyClass = (name: string, holds = true): void =>
  useEffect(() => {
    document.body.classList.toggle(name, holds);
    return () => document.body.classList.remove(name);
  }, [name, holds]);
