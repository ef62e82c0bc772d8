import { useState } from 'react';
import { type Language, languageFacts } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';

/** Work that needs a person, each a link to its list with the age of the oldest row; one sentence without any. */
export const OpenWork = ({ work }: Pick<Dashboard, 'work'>) => {
  const { openWork: t } = useMessages('admin').dashboard;
  return (
    <section aria-labelledby="open-work" className="pb-8">
      <h2 id="open-work" className="display text-h4 pb-3">
        {t.title}
      </h2>
      {work.length === 0 ? (
        <p className="text-mist">{t.none}</p>
      ) : (
        <ul className="rows border border-lapis-200 bg-white">
          {work.map((item) => (
            <li key={item.id}>
              <WorkLink item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const WorkLink = ({ item: { list, text, isExactCount, since, isUrgent } }: { item: Dashboard['work'][number] }) => {
  const { dashboard, layout } = useMessages('admin');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <a
      href={`/admin/${list}`}
      className={`flex items-center gap-x-4 min-h-14 px-4 sm:px-6 py-2 hover:bg-lapis-50 ${isUrgent ? 'bg-carnelian-50' : ''}`}
    >
      {isUrgent && <Icon name="circle-alert" className="size-5 shrink-0 text-carnelian-700" />}
      <span className="min-w-0 grow flex flex-wrap items-baseline justify-between gap-x-4 num">
        <span className="font-medium">{isExactCount ? text : layout.list.moreThan({ amount: text })}</span>
        {since !== null && (
          <time dateTime={since} title={formatMoment(new Date(since), language)} className="text-mist">
            {dashboard.openWork.oldest({ age: formatAge(new Date(since), now, language) })}
          </time>
        )}
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-mist rtl:mirror" />
    </a>
  );
};

const ages: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats the age of a moment in its largest unit, from one minute on: «منذ ٣ أيام», "3 days ago". */
const formatAge = (moment: Date, now: Date, language: Language): string => {
  ages[language] ??= new Intl.RelativeTimeFormat(languageFacts[language].locale, { numeric: 'always' });
  const age = Math.max(60_000, now.getTime() - moment.getTime());
  const [unit, length] = units.find(([, each]) => age >= each) ?? units[2];
  return ages[language].format(-Math.floor(age / length), unit);
};
