import { useEffect, useId, useState } from 'react';
import { type Bilingual, contentLanguages, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { PlaceholderValues } from '#core/text/placeholders.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { DesignedPageName } from '../content-page-names.ts';
import { fieldsOf, groupOf, type PageField } from '../designed-page-fields.ts';
import { usePageNames } from '../ui/use-page-names.ts';
import type { PageProblems } from './check-page.ts';
import { GroupPreview, type Texts } from './group-preview.tsx';
import { PlaceholderList } from './markdown/placeholder-list.tsx';
import { TextField } from './markdown/text-field.tsx';
import { type Parser, useParsedText, useParser } from './markdown/use-parsed-text.ts';

interface DesignedFormProps {
  readonly name: DesignedPageName;
  readonly value: Bilingual<Texts>;
  readonly onChange: (value: Bilingual<Texts>) => void;
  /** Messages of a refusal. */
  readonly problems: PageProblems;
  readonly placeholders: Bilingual<PlaceholderValues>;
}

/** Form for the texts of a designed page: one collapsible section per part, both languages side by side, with a preview. */
export const DesignedForm = ({ name, value, onChange, problems, placeholders }: DesignedFormProps) => {
  const parser = useParser();
  const language = useLanguage();
  const fields = fieldsOf(name);
  const groups = [...new Set(fields.map((field) => groupOf(field.name)))];
  return (
    <PlaceholderList values={textIn(placeholders, language)}>
      <div className="border-t border-lapis-900">
        {groups.map((group, index) => (
          <GroupSection
            key={group}
            group={group}
            fields={fields.filter((field) => groupOf(field.name) === group)}
            isFirst={index === 0}
            {...{ name, value, onChange, problems, placeholders, parser }}
          />
        ))}
      </div>
    </PlaceholderList>
  );
};

interface GroupSectionProps extends DesignedFormProps {
  readonly group: string;
  readonly fields: readonly PageField[];
  readonly isFirst: boolean;
  readonly parser: Parser;
}

/** Texts of one part of the page, rendered while open. A refused text opens the part. */
const GroupSection = ({ group, fields, isFirst, ...controls }: GroupSectionProps) => {
  const { name, value, onChange, problems, placeholders, parser } = controls;
  const pageNames = usePageNames();
  const id = useId();
  const [isPressed, setPressed] = useState(isFirst);
  const isRefused = fields.some((field) => contentLanguages.some((each) => problems[`${each}.${field.name}`]));
  // the part stays open while the text is corrected
  useEffect(() => {
    if (isRefused) setPressed(true);
  }, [isRefused]);
  const isOpen = isPressed || isRefused;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-lapis-200">
      <h2 className="text-lg font-medium">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex items-center gap-3 w-full min-h-14 py-2 text-start"
          onClick={() => setPressed(!isOpen)}
        >
          <span id={`${id}-title`} className="min-w-0">
            {pageNames.group(group)}
          </span>
          <Icon
            name="chevron-down"
            className={`size-5 shrink-0 ms-auto transition-transform ${isOpen ? '-scale-y-100' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        {isOpen && (
          <>
            <div className="grid gap-y-5">
              {fields.map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  texts={{ ar: value.ar[field.name] ?? '', en: value.en[field.name] ?? '' }}
                  onChange={(input) =>
                    onChange({
                      ar: { ...value.ar, [field.name]: input.ar },
                      en: { ...value.en, [field.name]: input.en },
                    })
                  }
                  {...{ problems, placeholders, parser }}
                />
              ))}
            </div>
            <GroupPreviews {...{ name, group, value, placeholders, parser }} titleId={`${id}-title`} />
          </>
        )}
      </div>
    </section>
  );
};

interface FieldRowProps {
  readonly field: PageField;
  readonly texts: Bilingual;
  readonly onChange: (texts: Bilingual) => void;
  readonly problems: PageProblems;
  readonly placeholders: Bilingual<PlaceholderValues>;
  readonly parser: Parser;
}

/** A text in both languages. */
const FieldRow = ({ field: { name, kind }, texts, onChange, problems, placeholders, parser }: FieldRowProps) => {
  const { inLanguage } = useMessages('admin').settings;
  const label = usePageNames().field(name);
  return (
    <div className="grid lg:grid-cols-2 gap-x-6 gap-y-3 items-start">
      {contentLanguages.map((each) => (
        <FieldOfLanguage
          key={each}
          kind={kind}
          textLanguage={each}
          label={inLanguage[each]({ label })}
          value={texts[each]}
          onChange={(text) => onChange({ ...texts, [each]: text })}
          refused={problems[`${each}.${name}`] ?? []}
          placeholders={placeholders[each]}
          parser={parser}
        />
      ))}
    </div>
  );
};

type FieldOfLanguageProps = Omit<Parameters<typeof TextField>[0], 'problems'> & {
  readonly refused: readonly string[];
  readonly placeholders: PlaceholderValues;
  readonly parser: Parser;
};

const FieldOfLanguage = ({ refused, placeholders, parser, ...field }: FieldOfLanguageProps) => {
  const { kind, value } = field;
  const { problems } = useParsedText({ parser, kind, value, placeholders, refused });
  return (
    <div className="min-w-0">
      <TextField {...field} problems={problems} />
    </div>
  );
};

interface GroupPreviewsProps extends Pick<DesignedFormProps, 'name' | 'value' | 'placeholders'> {
  readonly group: string;
  readonly parser: Parser;
  /** Id of the part's title, which distinguishes the previews of open parts. */
  readonly titleId: string;
}

/** A part of the page in both languages, side by side, as shoppers see it. */
const GroupPreviews = ({ name, group, value, placeholders, parser, titleId }: GroupPreviewsProps) => {
  const { markdown, pages } = useMessages('admin');
  const { states } = useMessages('common');
  const id = useId();
  if (parser === 'lost') return <p className="text-mist pt-6">{states.couldNotLoad}</p>;
  return (
    <section aria-labelledby={`${id} ${titleId}`} className="pt-6">
      <h3 id={id} className="text-sm font-medium pb-1.5">
        {markdown.preview}
      </h3>
      <div className="grid lg:grid-cols-2 gap-x-6 gap-y-4 items-start">
        {contentLanguages.map((each) => (
          <div key={each} role="group" aria-label={pages.languages[each]} className="min-w-0 border border-lapis-200">
            {typeof parser === 'object' && (
              <GroupPreview
                {...{ name, group, parser }}
                language={each}
                texts={value[each]}
                placeholders={placeholders[each]}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
};
