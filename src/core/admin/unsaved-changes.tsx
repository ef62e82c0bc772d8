import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { knownSession } from '#core/browser/known-session.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { changedLabels, type FormFields, readFields } from './changed-fields.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Unsaved {
  /** Null while no confirmation is open. */
  readonly confirmation: Confirmation | null;
  /** Leaves at once, or after confirmation if there are unsaved changes. */
  readonly confirmLeave: (leave: () => void) => void;
  /** Returns the labels of the changed fields; null if the form was opened with changes. */
  readonly getChanges: () => readonly string[] | null;
}

interface Confirmation {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Checks of all mounted forms: the router calls only the last mounted blocker, which checks all of them. */
const mountedForms = new Set<() => boolean>();

/** Blocks navigation away from a form with unsaved changes: `hasChanges`, or values that differ from the initial ones. */
export function useUnsavedChanges(
  form: RefObject<HTMLFormElement | null>,
  { hasChanges = false }: { readonly hasChanges?: boolean } = {},
): Unsaved {
  const initialInput = useRef('');
  /** Fields as they are saved; null if the form was opened with changes. */
  const savedFields = useRef<FormFields | null>(null);
  const sentFields = useRef<FormFields | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => isDirty(form.current, initialInput.current);
  // the app itself navigates by replacement, to the saved product or to sign-in
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction !== NavigationType.Replace &&
      knownSession() !== null &&
      [...mountedForms].some((isFormUnsaved) => isFormUnsaved()),
  );
  useEffect(() => {
    const element = form.current;
    initialInput.current = hasChanges ? '' : serializeForm(element);
    // changes of a mounted form are those after its last submit
    savedFields.current = hasChanges ? sentFields.current : readFields(element);
    const keepSent = () => {
      sentFields.current = readFields(element);
    };
    const isFormUnsaved = () => isDirty(form.current, initialInput.current);
    const confirmUnload = (event: BeforeUnloadEvent) => {
      // an expired session redirects to sign-in
      if (knownSession() !== null && isFormUnsaved()) event.preventDefault();
    };
    mountedForms.add(isFormUnsaved);
    element?.addEventListener('submit', keepSent);
    addEventListener('beforeunload', confirmUnload);
    return () => {
      mountedForms.delete(isFormUnsaved);
      element?.removeEventListener('submit', keepSent);
      removeEventListener('beforeunload', confirmUnload);
    };
  }, [form, hasChanges]);
  const getChanges = () => {
    if (!isDirty(form.current, initialInput.current)) return [];
    return savedFields.current && changedLabels(savedFields.current, readFields(form.current));
  };
  const confirmLeave = (way: () => void) => (isUnsaved() ? setLeave(() => way) : way());
  if (blocker.state === 'blocked')
    return { confirmLeave, getChanges, confirmation: { leave: blocker.proceed, stay: blocker.reset } };
  return { confirmLeave, getChanges, confirmation: leave && { leave, stay: () => setLeave(null) } };
}

/** Returns the content of a form, to find out later whether it has changed; empty without a form. */
export const serializeForm = (form: HTMLFormElement | null): string =>
  form ? JSON.stringify([...new FormData(form)]) : '';

const isDirty = (form: HTMLFormElement | null, initialInput: string): boolean =>
  form !== null && serializeForm(form) !== initialInput;

/** Confirmation dialog before unsaved input is discarded. */
export const UnsavedChangesDialog = ({ confirmation }: Pick<Unsaved, 'confirmation'>) => {
  const { unsaved } = useMessages('admin').layout;
  if (!confirmation) return null;
  return (
    <ConfirmDialog
      title={unsaved.title}
      button={unsaved.leave}
      no={unsaved.stay}
      onYes={confirmation.leave}
      onClose={confirmation.stay}
    >
      <p>{unsaved.text}</p>
    </ConfirmDialog>
  );
};
