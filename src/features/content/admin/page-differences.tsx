import { formatNumber } from '#core/i18n/format.ts';
import { type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ContentPageName } from '../content-page-names.ts';
import { groupOf } from '../designed-page-fields.ts';
import { type PageValue, textsOfPage } from '../page-value.ts';
import { usePageNames } from '../ui/use-page-names.ts';
import { type LineDifference, lineDifferences } from './line-differences.ts';

interface TextDifference extends LineDifference {
  readonly language: ContentLanguage;
  /** The text of a designed page; null for the one text of a page. */
  readonly field: string | null;
}

/** Compares two values of a page line by line. */
export const pageDifferences = (name: ContentPageName, before: PageValue, after: PageValue): TextDifference[] => {
  const old = new Map(textsOfPage(name, before).map(({ path, text }) => [path, text]));
  return textsOfPage(name, after).flatMap(({ path, language, field, text }) =>
    lineDifferences(old.get(path) ?? '', text).map((difference) => ({ ...difference, language, field })),
  );
};

interface PageDifferencesProps {
  readonly label: string;
  readonly differences: readonly TextDifference[];
  /** Headings of both texts. */
  readonly before: string;
  readonly after: string;
}

/** The differing lines of two texts side by side; below each other on a phone. */
export const PageDifferences = ({ label, differences, before, after }: PageDifferencesProps) => {
  const { pages: t } = useMessages('admin');
  const pageLanguage = useLanguage();
  const names = usePageNames();
  const placeOf = ({ language, field, line }: TextDifference): string => {
    const inLanguage = t.languages[language];
    if (field === null)
      return t.place({ language: inLanguage, line: t.line({ line: formatNumber(line, pageLanguage) }) });
    return t.placeOfField({ language: inLanguage, part: names.group(groupOf(field)), field: names.field(field) });
  };
  return (
    <ol aria-label={label} className="text-sm">
      {differences.map((difference) => (
        <li
          key={`${difference.language} ${difference.field} ${difference.line} ${difference.before}`}
          className="px-3 py-3 border-b border-lapis-200 last:border-b-0"
        >
          <p className="font-medium num">{placeOf(difference)}</p>
          <dl className="grid md:grid-cols-2 gap-x-6 gap-y-2 pt-1">
            <Lines heading={before} text={difference.before} language={difference.language} />
            <Lines heading={after} text={difference.after} language={difference.language} />
          </dl>
        </li>
      ))}
    </ol>
  );
};

const Lines = ({ heading, text, language }: { heading: string; text: string; language: ContentLanguage }) => {
  const { nothing } = useMessages('admin').settings;
  return (
    <div className="min-w-0">
      <dt className="text-caption text-mist">{heading}</dt>
      <dd>
        {text.trim() === '' ? (
          <span className="text-mist">{nothing}</span>
        ) : (
          <p lang={language} dir={directionOf(language)} className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
      </dd>
    </div>
  );
};
