import { type ReactNode, useRef } from 'react';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { PlaceholderValues } from '#core/text/placeholders.ts';
import { changeField } from './change-field.ts';

interface PlaceholderListProps {
  /** Values of the placeholders by name, in the language of the admin area. */
  readonly values: PlaceholderValues;
  readonly children: ReactNode;
}

/** Placeholders with their current values, above the fields; a press inserts the name at the last caret position. */
export const PlaceholderList = ({ values, children }: PlaceholderListProps) => {
  const { title, text } = useMessages('admin').markdown.placeholders;
  const language = useLanguage();
  const editor = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLTextAreaElement>(null);
  /** Before the first focus, inserts into the first text of the page's language. */
  const insert = (name: string) => {
    const area = lastField.current ?? editor.current?.querySelector<HTMLTextAreaElement>(`textarea[lang=${language}]`);
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const inserted = `{${name}}`;
    const caret = start + inserted.length;
    changeField(area, { text: value.slice(0, start) + inserted + value.slice(end), start: caret, end: caret });
  };
  return (
    <div
      ref={editor}
      className="grid gap-8"
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) lastField.current = target;
      }}
    >
      <details>
        <summary className="link w-fit">{title}</summary>
        <p className="text-sm text-mist mt-3">{text}</p>
        <ul className="flex flex-wrap gap-2 text-sm mt-3">
          {Object.entries(values).map(([name, value]) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => insert(name)}
                className="flex flex-wrap items-baseline gap-x-2.5 min-h-11 px-3 py-2.5 text-start border border-lapis-200 hover:border-lapis-900"
              >
                <bdi className="code" dir="ltr">{`{${name}}`}</bdi>
                <bdi className="text-mist">{value}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </details>
      {children}
    </div>
  );
};
