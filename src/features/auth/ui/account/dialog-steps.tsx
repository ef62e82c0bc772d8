import { type ReactNode, useEffect, useRef, useState } from 'react';

interface StepsProps {
  /** A changed value means a new step. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Steps of a dialog; moves focus to each new step, because the focused element of the previous one is gone. */
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

/** Open state of a dialog. */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
