import { useId } from 'react';
import { type Bilingual, type ContentLanguage, contentLanguages, directionOf, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { fillPlaceholders, type PlaceholderValues } from '#core/text/placeholders.ts';
import type { RichText as Blocks } from '#core/text/rich-text.ts';
import { RichText } from '#core/ui/rich-text.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { TextField } from './text-field.tsx';
import { type Parser, useParsedText, useParser } from './use-parsed-text.ts';

export interface MarkdownEditorProps {
  /** Label of the field in each language: «النص بالعربية». */
  readonly labels: Bilingual;
  readonly value: Bilingual;
  readonly onChange: (value: Bilingual) => void;
  /** Messages of the server's refusal, by the language of the text. */
  readonly problems?: Partial<Bilingual<readonly string[]>>;
  /** Values of the placeholders, by name and language of the text. */
  readonly placeholders: Bilingual<PlaceholderValues>;
}

/** Fields for the Markdown text of a page in both languages, side by side, each with its toolbar, problems and preview. */
export const MarkdownEditor = ({ labels, value, onChange, problems, placeholders }: MarkdownEditorProps) => {
  const parser = useParser();
  const language = useLanguage();
  return (
    <PlaceholderList values={textIn(placeholders, language)}>
      <div className="grid lg:grid-cols-2 gap-x-6 gap-y-10 items-start">
        {contentLanguages.map((each) => (
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
    </PlaceholderList>
  );
};

interface TextEditorProps {
  readonly textLanguage: ContentLanguage;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly refused: readonly string[];
  readonly placeholders: PlaceholderValues;
  readonly parser: Parser;
}

const TextEditor = ({ textLanguage, label, value, onChange, refused, placeholders, parser }: TextEditorProps) => {
  const { markdown } = useMessages('admin');
  const { states } = useMessages('common');
  const id = useId();
  const { parsed, problems } = useParsedText({ parser, kind: 'page', value, placeholders, refused });
  const text = (parsed?.content ?? []) as Blocks;
  return (
    <div className="min-w-0">
      <TextField kind="page" labelId={`${id}-label`} {...{ textLanguage, label, value, onChange, problems }} />
      <section aria-labelledby={`${id}-preview ${id}-label`} className="mt-5">
        <h2 id={`${id}-preview`} className="text-sm font-medium mb-1.5">
          {markdown.preview}
        </h2>
        <div className="bg-white border border-lapis-200 p-5">
          {text.length > 0 ? (
            <div dir={directionOf(textLanguage)} lang={textLanguage} className="text-lg">
              <RichText text={fillPlaceholders(text, placeholders)} />
            </div>
          ) : (
            <p className="text-mist">{parser === 'lost' ? states.couldNotLoad : parsed && markdown.empty}</p>
          )}
        </div>
      </section>
    </div>
  );
};
