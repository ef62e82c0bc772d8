import { type ReactNode, useEffect, useRef, useState } from 'react';

interface StepsProps {
  /** Another value is another step. */
  readonly step: string;
  readonly children: ReactNode;
}

/** What a dialog asks step by step: the keyboard goes to the start of each next one, for what it was on has gone. */
export const DialogSteps = ({ step, children }: StepsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step || !place.current) return;
    shown.current = step;
    place.current.tabIndex = -1;
    place.current.focus();
  }, [step]);
  return (
    <div ref={place} className="outline-none">
      {children}
    </div>
  );
};

/** Whether something over the page is open. */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
