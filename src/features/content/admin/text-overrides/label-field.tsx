import { useId } from 'react';
import { type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_LABEL_LENGTH } from '../../text-overrides/text-override.ts';

interface LabelFieldProps {
  readonly language: ContentLanguage;
  /** The default text; null if the language does not have this form. */
  readonly standard: string | null;
  readonly text: string;
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly field: (element: HTMLTextAreaElement | null) => void;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
}

/** Characters of a line in a field, for browsers without `field-sizing`. */
const LINE = 52;

/** The text of a message in one language, with its default below it once it differs. */
export const LabelField = ({ language, standard, text, isFixed, error, ...controls }: LabelFieldProps) => {
  const { labels: t } = useMessages('admin');
  const { field, onFocus, onChange } = controls;
  const id = useId();
  const direction = { lang: language, dir: directionOf(language) };
  if (standard === null || isFixed) {
    return (
      <div className="text-base">
        <p className="text-caption text-mist">{t.languages[language]}</p>
        {standard === null ? (
          <p className="text-mist">{t.noForm}</p>
        ) : (
          <p {...direction} className="whitespace-pre-line break-words text-start">
            {standard}
          </p>
        )}
      </div>
    );
  }
  const isChanged = text !== standard;
  const described = [error ? `${id}-error` : '', isChanged ? `${id}-standard` : ''].filter(Boolean).join(' ');
  const rows = text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return (
    <div>
      <label htmlFor={id} className="block text-caption text-mist mb-1">
        {t.languages[language]}
      </label>
      <textarea
        ref={field}
        id={id}
        {...direction}
        rows={Math.min(rows, 10)}
        value={text}
        maxLength={MAX_LABEL_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="field block field-sizing-content min-h-11! py-2! resize-none leading-(--lh-body) text-start"
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-carnelian-700 mt-1">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          <span>{error}</span>
        </p>
      )}
      {isChanged && (
        <p id={`${id}-standard`} className="text-caption text-mist mt-1 break-words">
          {t.standard} <bdi {...direction}>{standard}</bdi>
        </p>
      )}
    </div>
  );
};
