import { memo, useRef } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { settingPath } from '#core/admin/settings-nav.tsx';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { useContentLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { LabelField } from './label-field.tsx';
import { areEqual, type Texts, textsOf } from './own-texts.ts';
import type { EditedLabels } from './use-edited-labels.ts';

interface LabelRowProps {
  readonly entry: MessageDefinition;
  readonly edited: Pick<EditedLabels, 'errors' | 'edit' | 'textsOf'>;
  /** Shows the location of the message, in lists that mix locations. */
  readonly hasPlace?: boolean;
}

/** One message: its default and the owner's text in both languages. */
export const LabelRow = ({ entry, edited, hasPlace = false }: LabelRowProps) => {
  const { errors, edit } = edited;
  const { may } = useAdminContext();
  const { ar, en } = edited.textsOf(entry);
  const { key } = entry;
  return (
    <Row
      {...{ entry, ar, en, edit, hasPlace }}
      isNotPermitted={entry.isAboutPayment && entry.fixed === null && !may('paymentTexts.write')}
      arError={errors[`${key}.ar`] ?? errors[key]}
      enError={errors[`${key}.en`] ?? errors[key]}
    />
  );
};

interface RowProps extends Texts {
  readonly entry: MessageDefinition;
  readonly arError: string | undefined;
  readonly enError: string | undefined;
  readonly edit: (entry: MessageDefinition, texts: Texts) => void;
  readonly hasPlace: boolean;
  /** Whether the current role may not change it. */
  readonly isNotPermitted: boolean;
}

/** Rendered again only when its own texts change: hundreds are open at a time. */
const Row = memo(({ entry, ar, en, arError, enError, edit, hasPlace, isNotPermitted }: RowProps) => {
  const { labels: t, settings } = useMessages('admin');
  const language = useContentLanguage();
  const fields = useRef<Partial<Record<ContentLanguage, HTMLTextAreaElement | null>>>({});
  const last = useRef<ContentLanguage>(language);
  const { key, defaults, fixed } = entry;
  const standard = textsOf(entry);
  const texts = { ar, en };
  const error = { ar: arError, en: enError };
  const isChanged = !areEqual(texts, standard);
  const name = standard[language] || standard.ar;
  const insert = (parameter: string) => {
    const field = fields.current[last.current] ?? fields.current[language] ?? fields.current.ar;
    const into = contentLanguages.find((each) => fields.current[each] === field);
    if (!field || !into) return;
    field.setRangeText(`{${parameter}}`, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    edit(entry, { ...texts, [into]: field.value });
  };
  return (
    <li className="py-4 border-b border-lapis-200 last:border-b-0">
      <fieldset className="min-w-0" disabled={isNotPermitted}>
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 min-h-8">
          {hasPlace && <span className="text-caption font-medium">{t.places[entry.place]}</span>}
          <code dir="ltr" className="text-micro text-mist break-all">
            {key}
          </code>
          {entry.isPluralForm && <span className="text-caption text-mist">{t.forms[formOf(key)]}</span>}
          {isChanged && <Mark className="bg-lapis-100 text-lapis-800">{t.changed}</Mark>}
          {fixed && <Mark className="bg-glaze text-mist">{t.fixed[fixed]}</Mark>}
          {isChanged && fixed === null && (
            <button
              type="button"
              aria-label={t.resetOf({ text: name })}
              className="inline-flex items-center gap-1.5 min-h-8 ms-auto text-caption link"
              onClick={() => edit(entry, standard)}
            >
              <Icon name="rotate-ccw" className="size-4 rtl:mirror" />
              {t.reset}
            </button>
          )}
        </div>
        {isNotPermitted && <p className="text-caption text-mist pt-1">{settings.forOwners}</p>}
        {fixed && (
          <p className="text-caption text-mist pt-1">
            {t.fixedReasons[fixed]}{' '}
            {fixed === 'page' && (
              // for page texts, the location is the name of the page
              <a href={settingPath(`pages/${entry.place}`)} className="link">
                {t.openPage}
              </a>
            )}
          </p>
        )}
        <div className="grid md:grid-cols-2 gap-x-6 gap-y-3 pt-2">
          {contentLanguages.map((each) => (
            <LabelField
              key={each}
              language={each}
              standard={defaults[each]}
              text={texts[each]}
              isFixed={fixed !== null}
              error={error[each]}
              field={(element) => {
                fields.current[each] = element;
              }}
              onFocus={() => {
                last.current = each;
              }}
              onChange={(text) => edit(entry, { ...texts, [each]: text })}
            />
          ))}
        </div>
        {fixed === null && <Parameters entry={entry} onInsert={insert} />}
      </fieldset>
    </li>
  );
});

const formOf = (key: string) => {
  const form = key.split('/').at(-1);
  return (['zero', 'one', 'two', 'few', 'many'] as const).find((each) => each === form) ?? 'other';
};

const Mark = ({ className, children }: { className: string; children: string }) => (
  <span className={`px-2 py-0.5 rounded-full text-micro ${className}`}>{children}</span>
);

/** Parameters of a message in braces; a press inserts one into the last focused field. */
const Parameters = ({ entry, onInsert }: { entry: MessageDefinition; onInsert: (name: string) => void }) => {
  const { labels: t } = useMessages('admin');
  const { parameters, values } = entry;
  if (parameters.length + values.length === 0) return null;
  const valueTexts: Readonly<Partial<Record<string, string>>> = t.values;
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2 text-caption text-mist">
      {t.parameters}
      {[...parameters, ...values].map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t.insert({ name: `{${name}}` })}
          title={valueTexts[name]}
          className="inline-flex items-center min-h-8 px-2.5 rounded-full border border-lapis-200 bg-white text-lapis-900 hover:border-lapis-900"
          // the field keeps focus and caret position
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          <code dir="ltr">{`{${name}}`}</code>
        </button>
      ))}
    </p>
  );
};
