import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SaveShortcutOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly hasChanges: () => boolean;
  readonly save: () => void;
}

/**
 * Saves a form with Ctrl+S or ⌘S instead of opening the browser's dialog, while the form has changes and no dialog is open in front
 * of it.
 */
export const useSaveShortcut = ({ form, hasChanges, save }: SaveShortcutOptions): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog && !dialog.contains(form.current)) return;
    if (!hasChanges()) return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
};

/** On a keyboard layout without Latin letters the position of the key decides. */
const isSaveShortcut = ({ altKey, code, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey || shiftKey || ctrlKey === metaKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
};
