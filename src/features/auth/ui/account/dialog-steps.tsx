import { type ReactNode, useEffect, useRef, useState } from 'react';

interface StepsProps {
  /** A changed value means a new step. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Steps of a dialog; moves focus to each new step, because the focused element of the previous one is gone. */
export const DialogSteps = ({ step, children }: StepsProps) => {
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step || !container.current) return;
    previousStep.current = step;
    container.current.tabIndex = -1;
    container.current.focus();
  }, [step]);
  return (
    <div ref={container} className="outline-none">
      {children}
    </div>
  );
};

/** Open state of a dialog. */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
