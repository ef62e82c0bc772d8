import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../../i18n/messages.tsx';
import { knownSession } from '../../state/known-session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Unsaved {
  /** Null while no confirmation is open. */
  readonly asked: Asked | null;
  /** Leaves at once, or after confirmation if there are unsaved changes. */
  readonly leaveBy: (leave: () => void) => void;
}

interface Asked {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Blocks every way of leaving a form whose values differ from those at opening. */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>): Unsaved {
  const begun = useRef('');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => saysOtherwise(form.current, begun.current);
  // a replace navigation is the app's own step, to the saved product or to sign-in
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

/** Asks for confirmation before unsaved input is discarded. */
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
