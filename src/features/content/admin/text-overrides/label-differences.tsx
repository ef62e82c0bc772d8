import { contentLanguages, directionOf } from '#core/i18n/language.ts';
import { useContentLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { type StoredLabels, textsOf } from './own-texts.ts';

interface LabelDifferencesProps {
  readonly label: string;
  readonly entries: readonly MessageDefinition[];
  readonly before: { readonly heading: string; readonly labels: StoredLabels };
  readonly after: { readonly heading: string; readonly labels: StoredLabels };
}

/** Messages whose text differs between two versions of the labels. */
export const differingEntries = (
  entries: readonly MessageDefinition[],
  before: StoredLabels,
  after: StoredLabels,
): readonly MessageDefinition[] =>
  entries.filter((entry) => {
    const [old, next] = [textsOf(entry, before[entry.key]), textsOf(entry, after[entry.key])];
    return contentLanguages.some((language) => old[language] !== next[language]);
  });

/** Texts of two versions side by side; below each other on a phone. */
export const LabelDifferences = ({ label, entries, before, after }: LabelDifferencesProps) => {
  const { labels: t } = useMessages('admin');
  const pageLanguage = useContentLanguage();
  return (
    <ul aria-label={label} className="text-sm">
      {entries.map((entry) => {
        const [old, next] = [textsOf(entry, before.labels[entry.key]), textsOf(entry, after.labels[entry.key])];
        return (
          <li key={entry.key} className="px-3 py-3 border-b border-lapis-200 last:border-b-0">
            <p className="text-caption text-mist">
              {t.places[entry.place]}: <bdi>{textsOf(entry)[pageLanguage] || textsOf(entry).ar}</bdi>
            </p>
            {contentLanguages
              .filter((language) => old[language] !== next[language])
              .map((language) => (
                <dl key={language} className="grid md:grid-cols-2 gap-x-6 gap-y-1 pt-1">
                  {[
                    { heading: before.heading, text: old[language] },
                    { heading: after.heading, text: next[language] },
                  ].map(({ heading, text }) => (
                    <div key={heading}>
                      <dt className="inline text-mist">{heading}: </dt>
                      <dd className="inline whitespace-pre-line break-words">
                        <bdi lang={language} dir={directionOf(language)}>
                          {text}
                        </bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              ))}
          </li>
        );
      })}
    </ul>
  );
};
