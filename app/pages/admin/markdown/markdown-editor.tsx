import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Bilingual, directionOf, type Language, languages } from '../../../../domain/language.ts';
import type { parseMarkdown } from '../../../../domain/text/parse-markdown.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../../../domain/text/placeholders.ts';
import { formatMarkdownProblem } from '../../../../locales/markdown-problems.ts';
import { RichText } from '../../../components/rich-text.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { applyFormat, differenceOf, type SelectedText, type TextFormat, textFormats } from './apply-format.ts';

export interface MarkdownEditorProps {
  /** Label of the field in each language: «النص بالعربية». */
  readonly labels: Bilingual;
  readonly value: Bilingual;
  readonly onChange: (value: Bilingual) => void;
  /** Sentences of the server's refusal, by the language of the text. */
  readonly problems?: Partial<Bilingual<readonly string[]>>;
  /** What the shop fills in, by name and language of the text. */
  readonly placeholders: Bilingual<PlaceholderValues>;
}

/** Fields for a Markdown text in both languages, side by side, each with its toolbar, problems and preview. */
export const MarkdownEditor = ({ labels, value, onChange, problems, placeholders }: MarkdownEditorProps) => {
  const parser = useParser();
  const language = useLanguage();
  const editor = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLTextAreaElement>(null);
  /** Inserts a placeholder where the caret was last; before the first focus in the text of the page's language. */
  const insert = (name: string) => {
    const area = lastField.current ?? editor.current?.querySelector<HTMLTextAreaElement>(`textarea[lang=${language}]`);
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const inserted = `{${name}}`;
    const caret = start + inserted.length;
    changeField(area, { text: text.slice(0, start) + inserted + text.slice(end), start: caret, end: caret });
  };
  return (
    <div
      ref={editor}
      className="grid gap-8"
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) lastField.current = target;
      }}
    >
      <Placeholders values={placeholders[language]} onInsert={insert} />
      <div className="grid lg:grid-cols-2 gap-x-6 gap-y-10 items-start">
        {languages.map((each) => (
          <TextEditor
            key={each}
            textLanguage={each}
            label={labels[each]}
            value={value[each]}
            onChange={(text) => onChange({ ...value, [each]: text })}
            refused={problems?.[each] ?? []}
            placeholders={placeholders[each]}
            parser={parser}
          />
        ))}
      </div>
    </div>
  );
};

type Parser = { readonly parse: typeof parseMarkdown } | 'loading' | 'lost';

/** Loads the parser after the fields are shown. */
const useParser = (): Parser => {
  const [parser, setParser] = useState<Parser>('loading');
  useEffect(() => {
    import('../../../../domain/text/parse-markdown.ts').then(
      ({ parseMarkdown: parse }) => setParser({ parse }),
      () => setParser('lost'),
    );
  }, []);
  return parser;
};

interface TextEditorProps {
  readonly textLanguage: Language;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly refused: readonly string[];
  readonly placeholders: PlaceholderValues;
  readonly parser: Parser;
}

/** By the place of the key, because the letter depends on the keyboard's language. */
const shortcuts: Readonly<Record<string, TextFormat>> = { KeyB: 'bold', KeyI: 'italic' };

const TextEditor = ({ textLanguage, label, value, onChange, refused, placeholders, parser }: TextEditorProps) => {
  const { markdown } = useMessages('admin');
  const { states } = useMessages('common');
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const source = useDeferredValue(value);
  const known = Object.keys(placeholders);
  const parsed = useMemo(
    () => (typeof parser === 'object' ? parser.parse(source, Object.keys(placeholders)) : null),
    [parser, source, placeholders],
  );
  const own = parsed?.problems.map((problem) => formatMarkdownProblem(problem, known, language, markdown)) ?? [];
  const problems = [...new Set([...own, ...refused])];
  const direction = { dir: directionOf(textLanguage), lang: textLanguage };

  const format = (asked: TextFormat) => {
    const area = field.current;
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    changeField(area, applyFormat({ text, start, end }, asked));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = shortcuts[event.code];
    if (!asked || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    format(asked);
  };

  return (
    <div className="min-w-0">
      <label id={`${id}-label`} htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <Toolbar label={markdown.tools({ field: label })} onFormat={format} />
      <textarea
        ref={field}
        id={id}
        {...direction}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        rows={16}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        className="field block h-112! py-3 leading-(--lh-body)"
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
      <section aria-labelledby={`${id}-preview ${id}-label`} className="mt-5">
        <h2 id={`${id}-preview`} className="text-sm font-medium mb-1.5">
          {markdown.preview}
        </h2>
        <div className="bg-white border border-lapis-200 p-5">
          {parsed && parsed.text.length > 0 ? (
            <div {...direction} className="text-lg">
              <RichText text={fillPlaceholders(parsed.text, placeholders)} />
            </div>
          ) : (
            <p className="text-mist">{parser === 'lost' ? states.couldNotLoad : parsed && markdown.empty}</p>
          )}
        </div>
      </section>
    </div>
  );
};

/** Changes a field as typing does, which keeps its undo history, and selects what was selected. */
const changeField = (area: HTMLTextAreaElement, { text, start, end }: SelectedText): void => {
  const { start: from, end: to, inserted } = differenceOf(area.value, text);
  area.focus();
  area.setSelectionRange(from, to);
  if (inserted) document.execCommand('insertText', false, inserted);
  else if (from < to) document.execCommand('delete');
  area.setSelectionRange(start, end);
};

const Toolbar = ({ label, onFormat }: { label: string; onFormat: (format: TextFormat) => void }) => {
  const { formats, shortcut } = useMessages('admin').markdown;
  return (
    <div role="group" aria-label={label} className="flex border border-b-0 border-lapis-400">
      {textFormats.map((format) => {
        const code = Object.keys(shortcuts).find((each) => shortcuts[each] === format);
        const key = code?.replace('Key', '');
        return (
          <button
            key={format}
            type="button"
            onClick={() => onFormat(format)}
            aria-label={formats[format]}
            aria-keyshortcuts={key && `Control+${key}`}
            title={key ? shortcut({ format: formats[format], key }) : formats[format]}
            className="size-11 grid place-items-center hover:bg-lapis-50"
          >
            <Icon name={format} className={`size-[18px] ${format === 'list' ? 'rtl:mirror' : ''}`} />
          </button>
        );
      })}
    </div>
  );
};

interface PlaceholdersProps {
  readonly values: PlaceholderValues;
  readonly onInsert: (name: string) => void;
}

/** What the shop fills in, with its present value; a press inserts the name. */
const Placeholders = ({ values, onInsert }: PlaceholdersProps) => {
  const { title, text } = useMessages('admin').markdown.placeholders;
  return (
    <details>
      <summary className="link w-fit">{title}</summary>
      <p className="text-sm text-mist mt-3">{text}</p>
      <ul className="flex flex-wrap gap-2 text-sm mt-3">
        {Object.entries(values).map(([name, value]) => (
          <li key={name} className="max-w-full">
            <button
              type="button"
              onClick={() => onInsert(name)}
              className="flex flex-wrap items-baseline gap-x-2.5 min-h-11 px-3 py-2.5 text-start border border-lapis-200 hover:border-lapis-900"
            >
              <bdi className="code" dir="ltr">{`{${name}}`}</bdi>
              <bdi className="text-mist">{value}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
