import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../../i18n/messages.tsx';
import { knownSession } from '../../state/known-session.ts';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface Unsaved {
  /** Null while nobody is asked. */
  readonly asked: Asked | null;
  /** Leaves by this, at once or when that was said again. */
  readonly leaveBy: (leave: () => void) => void;
}

interface Asked {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Holds on to a form that says something else than when it was opened, whichever way it is about to be left. */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>): Unsaved {
  const begun = useRef('');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => saysOtherwise(form.current, begun.current);
  // an address that takes the place of another is the shop's own step: on to what was saved, or to the door
  const blocker = useBlocker(
    ({ historyAction }) => historyAction !== NavigationType.Replace && knownSession() !== null && isUnsaved(),
  );
  useEffect(() => {
    begun.current = written(form.current);
    const holdTab = (event: BeforeUnloadEvent) => {
      if (saysOtherwise(form.current, begun.current)) event.preventDefault();
    };
    addEventListener('beforeunload', holdTab);
    return () => removeEventListener('beforeunload', holdTab);
  }, [form]);
  const leaveBy = (way: () => void) => (isUnsaved() ? setLeave(() => way) : way());
  if (blocker.state === 'blocked') return { leaveBy, asked: { leave: blocker.proceed, stay: blocker.reset } };
  return { leaveBy, asked: leave && { leave, stay: () => setLeave(null) } };
}

const written = (form: HTMLFormElement | null): string => (form ? JSON.stringify([...new FormData(form)]) : '');

const saysOtherwise = (form: HTMLFormElement | null, begun: string): boolean =>
  form !== null && written(form) !== begun;

/** Asks whoever leaves a form whether what they wrote may be lost. */
export const UnsavedChangesDialog = ({ asked }: Pick<Unsaved, 'asked'>) => {
  const { unsaved } = useMessages('admin').layout;
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={unsaved.title}
      button={unsaved.leave}
      no={unsaved.stay}
      onYes={asked.leave}
      onClose={asked.stay}
    >
      <p>{unsaved.text}</p>
    </ConfirmDialog>
  );
};
