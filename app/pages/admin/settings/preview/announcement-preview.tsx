import { languages } from '../../../../../domain/language.ts';
import type { ShopSettings } from '../../../../../domain/settings/shop-settings.ts';
import { useMessages } from '../../../../i18n/messages.tsx';

/** The announcement bar in both languages. */
export const AnnouncementPreview = ({ announcement }: { announcement: ShopSettings['announcement'] }) => {
  const { preview: words } = useMessages('admin').settings;
  const { isShown, text, link } = announcement;
  if (!isShown) return <p className="text-mist">{words.promises}</p>;
  return (
    <div className="grid gap-4">
      {languages.map((language) => (
        <figure key={language}>
          <figcaption className="text-caption text-mist pb-1">
            {language === 'ar' ? words.inArabic : words.inEnglish}
          </figcaption>
          <p
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            className="night bg-lapis-950 text-white text-caption font-medium text-center text-balance px-4 py-2.5 wrap-anywhere"
          >
            <span className={link === null ? '' : 'link'}>{text[language]}</span>
          </p>
        </figure>
      ))}
      {link !== null && (
        <p className="text-caption text-mist">
          <bdi dir="ltr" className="break-all">
            {link}
          </bdi>
        </p>
      )}
    </div>
  );
};
