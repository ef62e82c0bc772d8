import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface SaveBarProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** `getChanges` of `useUnsavedChanges`. */
  readonly getChanges: () => readonly string[] | null;
  /** Names of the changes of a form that keeps its input in state; by default the labels of the changed fields. */
  readonly changes?: readonly string[];
  /** Restores the saved version. */
  readonly onDiscard: () => void;
  /** Called for the keyboard shortcut; submits the form by default. */
  readonly onSave?: () => void;
  /** Buttons that save. */
  readonly children: ReactNode;
  /** Classes of the position; by default the bar is as wide as the form. */
  readonly className?: string;
}

/**
 * Bar of a long form that stays visible at the bottom, above the keyboard of a phone: the save buttons, the names of the changes, and a
 * button that discards them after confirmation. Ctrl+S and ⌘S save while the form has changes.
 */
export const SaveBar = ({ form, getChanges, changes, onDiscard, onSave, children, className = '' }: SaveBarProps) => {
  const { saveBar: t } = useMessages('admin').layout;
  const formChanges = useFormChanges(form, getChanges);
  const current = changes ?? formChanges;
  const hasChanges = current === null || current.length > 0;
  const [isConfirming, setConfirming] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useBottomOfVisibleScreen(bar);
  useSaveShortcut({
    form,
    hasChanges: () => (changes ?? getChanges() ?? [null]).length > 0,
    save: onSave ?? (() => form.current?.requestSubmit()),
  });
  return (
    <div
      ref={bar}
      data-foot
      className={`sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] bg-white border-t border-lapis-900 ${className}`}
    >
      {children}
      {hasChanges && (
        <button type="button" className="btn btn-quiet" onClick={() => setConfirming(true)}>
          {t.discard}
        </button>
      )}
      <div role="status" className="min-w-0">
        {hasChanges && <Changes names={current} />}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t.confirm.title}
          button={t.confirm.yes}
          onYes={() => {
            setConfirming(false);
            onDiscard();
            focusSaveButton();
          }}
          onClose={() => setConfirming(false)}
        >
          <p>{t.confirm.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};

/** Number of the changes, and their names on demand; null if they are unknown. */
const Changes = ({ names }: { names: readonly string[] | null }) => {
  const { saveBar: t } = useMessages('admin').layout;
  if (names === null) return <p className="text-mist">{t.unsaved}</p>;
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-2 min-h-11 cursor-pointer text-mist list-none [&::-webkit-details-marker]:hidden">
        {t.count(names.length)}
        <Icon name="chevron-down" className="size-4 -scale-y-100 group-open:scale-y-100" />
      </summary>
      <ul className="absolute bottom-full start-0 mb-2 grid gap-1 w-max max-w-full max-h-60 overflow-y-auto p-4 bg-white border border-lapis-200 shadow-pop">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Returns the current changes of a form; updated after input, a save, and a change of a hidden field or a row by a script. */
const useFormChanges = (form: RefObject<HTMLFormElement | null>, getChanges: () => readonly string[] | null) => {
  const [changes, setChanges] = useState<readonly string[] | null>([]);
  const readChanges = useEffectEvent(getChanges);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = readChanges();
        setChanges((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next));
      });
    };
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['value'],
    });
    for (const event of ['input', 'change']) element.addEventListener(event, update);
    update();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const event of ['input', 'change']) element.removeEventListener(event, update);
    };
  }, [form]);
  return changes;
};

/** Keeps a sticky element above the keyboard of a phone, which covers the page in some browsers without resizing it. */
const useBottomOfVisibleScreen = (element: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => {
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      // a zoomed page is covered, too, but has no keyboard
      const bottom = visualViewport.scale === 1 ? Math.max(0, covered) : 0;
      element.current?.style.setProperty('bottom', `${bottom}px`);
    };
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, update);
    return () => {
      for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, update);
    };
  }, [element]);
};

interface SaveShortcutOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly hasChanges: () => boolean;
  readonly save: () => void;
}

/**
 * Saves a form with Ctrl+S or ⌘S instead of opening the browser's dialog, while the form has changes and no dialog is open in front
 * of it.
 */
const useSaveShortcut = ({ form, hasChanges, save }: SaveShortcutOptions): void => {
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

/** Moves the focus to the save button, because the pressed button or its whole form is gone. */
const focusSaveButton = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-foot] .btn')?.focus({ preventScroll: true }));

/** Remounts a form, with the values of its saved version, when its input is discarded. */
export const DiscardableForm = ({ children }: { children: (discard: () => void) => ReactNode }) => {
  const [round, setRound] = useState(0);
  return <Fragment key={round}>{children(() => setRound((number) => number + 1))}</Fragment>;
};
