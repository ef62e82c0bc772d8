import { type KeyboardEvent, useId, useRef } from 'react';
import { type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { TextKind } from '#core/text/text-kinds.ts';
import { Icon } from '#core/ui/icon.tsx';
import { applyFormat, type TextFormat, textFormats } from './apply-format.ts';
import { changeField } from './change-field.ts';

interface TextFieldProps {
  readonly kind: TextKind;
  readonly textLanguage: ContentLanguage;
  readonly label: string;
  /** Id of the label, for other elements that it labels. */
  readonly labelId?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Problems of the text as sentences. */
  readonly problems: readonly string[];
}

/** By physical key (`code`), because the letter depends on the keyboard layout. */
const shortcuts: Readonly<Record<string, TextFormat>> = { KeyB: 'bold', KeyI: 'italic' };

const formatsOf: Readonly<Record<TextKind, readonly TextFormat[]>> = {
  line: [],
  lines: [],
  paragraph: ['bold', 'italic', 'link'],
  section: textFormats,
  page: textFormats,
};

const sizes: Readonly<Record<TextKind, string>> = {
  line: 'field-sizing-content min-h-11! py-2! resize-none',
  lines: 'field-sizing-content min-h-11! py-2! resize-none',
  paragraph: 'field-sizing-content min-h-24! py-2!',
  section: 'h-80! py-3',
  page: 'h-112! py-3',
};

const rows: Readonly<Record<TextKind, number>> = { line: 1, lines: 2, paragraph: 3, section: 12, page: 16 };

/** Field for a text in one language, with the toolbar of its kind and its problems. */
export const TextField = ({ kind, textLanguage, label, labelId, value, onChange, problems }: TextFieldProps) => {
  const { markdown } = useMessages('admin');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const formats = formatsOf[kind];
  const format = (textFormat: TextFormat) => {
    const area = field.current;
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    changeField(area, applyFormat({ text, start, end }, textFormat, kind === 'section' ? 3 : 2));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && kind === 'line') event.preventDefault();
    const textFormat = shortcuts[event.code];
    if (!textFormat || !formats.includes(textFormat)) return;
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    format(textFormat);
  };
  return (
    <>
      <label id={labelId} htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      {formats.length > 0 && <Toolbar label={markdown.tools({ field: label })} formats={formats} onFormat={format} />}
      <textarea
        ref={field}
        id={id}
        dir={directionOf(textLanguage)}
        lang={textLanguage}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        rows={rows[kind]}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        className={`field block leading-(--lh-body) ${sizes[kind]}`}
      />
      {problems.length > 0 && (
        <ul id={`${id}-problems`} className="text-sm text-carnelian-700 mt-1.5 grid gap-1">
          {problems.map((problem) => (
            <li key={problem} className="flex items-start gap-1.5">
              <Icon name="circle-alert" className="size-[18px] mt-0.5" />
              <span className="min-w-0 wrap-anywhere">{problem}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface ToolbarProps {
  readonly label: string;
  readonly formats: readonly TextFormat[];
  readonly onFormat: (format: TextFormat) => void;
}

const Toolbar = ({ label, formats, onFormat }: ToolbarProps) => {
  const { formats: names, shortcut } = useMessages('admin').markdown;
  return (
    <div role="group" aria-label={label} className="flex border border-b-0 border-lapis-400">
      {formats.map((format) => {
        const code = Object.keys(shortcuts).find((each) => shortcuts[each] === format);
        const key = code?.replace('Key', '');
        return (
          <button
            key={format}
            type="button"
            onClick={() => onFormat(format)}
            aria-label={names[format]}
            aria-keyshortcuts={key && `Control+${key}`}
            title={key ? shortcut({ format: names[format], key }) : names[format]}
            className="size-11 grid place-items-center hover:bg-lapis-50"
          >
            <Icon name={format} className={`size-[18px] ${format === 'list' ? 'rtl:mirror' : ''}`} />
          </button>
        );
      })}
    </div>
  );
};
