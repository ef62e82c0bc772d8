import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { positionToasts } from './position-toasts.ts';

/** Display time of a toast unless it is paused, in milliseconds. */
const DISPLAY_MS = 6000;

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'calm' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ToastCardProps extends Toast {
  readonly isPaused: boolean;
  readonly onDismiss: (id: number) => void;
  readonly closeLabel: string;
}

/** One toast: dismissed after six seconds unless paused, and by Escape, because it may cover the focused element. */
export function ToastCard({ onDismiss, closeLabel, isPaused, ...toast }: ToastCardProps) {
  const { id, title, text, tone, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = card.current?.closest<HTMLElement>('#toasts');
    return stack ? positionToasts(stack) : undefined;
  }, []);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [id, isPaused, onDismiss]);
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      // an open dialog handles Escape first
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onDismiss(id);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [id, onDismiss]);
  return (
    <div
      ref={card}
      className={`bg-white shadow-pop pointer-events-auto animate-rise ${tone === 'error' ? 'text-carnelian-700' : 'text-lapis-700'}`}
    >
      <div className="rim-thin" />
      <div className="flex items-start gap-3.5 p-4 pe-2">
        <Icon name={tone === 'error' ? 'circle-alert' : 'check'} className="size-5 mt-1" />
        <div className="grow min-w-0 text-lapis-900">
          <p className="font-medium">{title}</p>
          {text && (
            <p className="text-sm text-mist" dir="auto">
              {withWholeCodes(text)}
            </p>
          )}
          {action && (
            <button
              type="button"
              className="link text-sm min-h-11"
              onClick={() => {
                action.run();
                onDismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          className="grid place-items-center size-11 shrink-0 text-mist hover:text-lapis-900"
          aria-label={closeLabel}
          onClick={() => onDismiss(id)}
        >
          <Icon name="x" className="size-[18px]" />
        </button>
      </div>
    </div>
  );
}

/** Wraps isolated codes and numbers in `<bdi>`: they keep their own direction and never wrap. */
const withWholeCodes = (text: string) =>
  text.split(/\u2068([^\u2069]*)\u2069/).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={part} className="whitespace-nowrap">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
