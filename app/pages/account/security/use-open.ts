import { useState } from 'react';

/** Whether something over the page is open. */
export const useOpen = () => {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
