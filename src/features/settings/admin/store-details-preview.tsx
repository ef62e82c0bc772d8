import { clock, dayName } from '#core/i18n/clock.ts';
import { contentLanguages, directionOf, languageFacts } from '#core/i18n/language.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { ShopSettings } from '#core/settings/settings.ts';

type Facts = ShopSettings['facts'];

/** Contact card and footer lines in both languages. */
export const FactsPreview = ({ facts }: { facts: Facts }) => {
  const { preview: t } = useMessages('admin').settings;
  const { social } = useMessages('common').layout.footer;
  const { name, address, hours, phone, email } = facts;
  return (
    <div className="grid gap-5">
      {contentLanguages.map((language) => {
        const { street, city, country } = address[language];
        return (
          <div key={language} lang={language} dir={directionOf(language)} className="break-words">
            <p className="text-caption text-mist" lang={document.documentElement.lang}>
              {language === 'ar' ? t.inArabic : t.inEnglish}
            </p>
            <p className="font-medium text-base">{name[language]}</p>
            <p>{street}</p>
            <p>
              {city} <bdi dir="ltr">{address.postalCode}</bdi>
            </p>
            <p>{country}</p>
            {hours.map(({ days, opens, closes }) => (
              <p key={`${days.join()} ${opens}`} className="num pt-1">
                {new Intl.ListFormat(languageFacts[language].locale).format(days.map((day) => dayName(day, language)))}
                <br />
                <bdi>{clock(opens, language)}</bdi>–<bdi>{clock(closes, language)}</bdi>
              </p>
            ))}
          </div>
        );
      })}
      <p>
        <bdi dir="ltr">{phone}</bdi>
        <br />
        <bdi dir="ltr" className="break-all">
          {email}
        </bdi>
      </p>
      {facts.social.length > 0 && <p>{facts.social.map((each) => social[each.name]).join(' · ')}</p>}
    </div>
  );
};
