import { useEffect } from 'react';

/** Sets a class on `<body>` while `holds` is true, such as one that reserves space above the bottom. */
export const useBodyClass = (name: string, holds = true): void =>
  useEffect(() => {
    document.body.classList.toggle(name, holds);
    return () => document.body.classList.remove(name);
  }, [name, holds]);
