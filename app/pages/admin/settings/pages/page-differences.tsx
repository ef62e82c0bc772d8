import { type Bilingual, directionOf, type Language, languages } from '../../../../../domain/language.ts';
import { formatNumber } from '../../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { type LineDifference, lineDifferences } from './line-differences.ts';

interface TextDifference extends LineDifference {
  readonly language: Language;
}

/** Compares both languages of two texts line by line. */
export const pageDifferences = (before: Bilingual, after: Bilingual): TextDifference[] =>
  languages.flatMap((language) =>
    lineDifferences(before[language], after[language]).map((difference) => ({ ...difference, language })),
  );

interface PageDifferencesProps {
  readonly label: string;
  readonly differences: readonly TextDifference[];
  /** Headings of both texts. */
  readonly before: string;
  readonly after: string;
}

/** The differing lines of two texts side by side; below each other on a phone. */
export const PageDifferences = ({ label, differences, before, after }: PageDifferencesProps) => {
  const { pages: words } = useMessages('admin');
  const shown = useLanguage();
  return (
    <ol aria-label={label} className="text-sm">
      {differences.map((difference) => (
        <li
          key={`${difference.language} ${difference.line} ${difference.before}`}
          className="px-3 py-3 border-b border-lapis-200 last:border-b-0"
        >
          <p className="font-medium num">
            {words.place({
              language: words.languages[difference.language],
              line: words.line({ line: formatNumber(difference.line, shown) }),
            })}
          </p>
          <dl className="grid md:grid-cols-2 gap-x-6 gap-y-2 pt-1">
            <Lines heading={before} text={difference.before} language={difference.language} />
            <Lines heading={after} text={difference.after} language={difference.language} />
          </dl>
        </li>
      ))}
    </ol>
  );
};

const Lines = ({ heading, text, language }: { heading: string; text: string; language: Language }) => {
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
