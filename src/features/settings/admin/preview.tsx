import type { ReactNode } from 'react';
import { contentLanguages, directionOf } from '#core/i18n/language.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { ShopSettings } from '#core/settings/settings.ts';
import { PricePreview } from './price-preview.tsx';
import {
  DialogPreview,
  DrawerPreview,
  NotificationsPreview,
  ReviewsPreview,
  ServicePreview,
} from './sentence-previews.tsx';
import { FactsPreview } from './store-details-preview.tsx';
import type { EditedSection } from './use-edited-section.ts';

/** Live preview of a section for shoppers, from the current input. */
export const Preview = ({ edited }: { edited: EditedSection }) => {
  const { preview: t } = useMessages('admin').settings;
  return (
    <aside aria-labelledby="preview-title" className="lg:sticky lg:top-8 self-start bg-glaze p-5 sm:p-6 min-w-0">
      <h2 id="preview-title" className="text-lg font-medium pb-3">
        {edited.section === 'notifications' ? t.effect : t.title}
      </h2>
      {edited.accepted === null ? <p className="text-mist">{t.invalid}</p> : previewOf(edited)}
    </aside>
  );
};

/** The preview of a section; its schema has accepted the value. */
const previewOf = ({ section, accepted, version }: EditedSection): ReactNode => {
  switch (section) {
    case 'tax':
    case 'shipping':
    case 'offers':
      return <PricePreview section={section} before={version.value} after={accepted} />;
    case 'service':
      return <ServicePreview service={accepted as ShopSettings['service']} />;
    case 'facts':
      return <FactsPreview facts={accepted as ShopSettings['facts']} />;
    case 'announcement':
      return <AnnouncementPreview announcement={accepted as ShopSettings['announcement']} />;
    case 'reviews':
      return <ReviewsPreview reviews={accepted as ShopSettings['reviews']} />;
    case 'discountDialog':
      return <DialogPreview dialog={accepted as ShopSettings['discountDialog']} />;
    case 'cartDrawer':
      return <DrawerPreview drawer={accepted as ShopSettings['cartDrawer']} />;
    case 'notifications':
      return <NotificationsPreview notifications={accepted as ShopSettings['notifications']} />;
  }
};

/** The announcement bar in both languages. */
const AnnouncementPreview = ({ announcement }: { announcement: ShopSettings['announcement'] }) => {
  const { preview: t } = useMessages('admin').settings;
  const { isShown, text, link } = announcement;
  if (!isShown) return <p className="text-mist">{t.promises}</p>;
  return (
    <div className="grid gap-4">
      {contentLanguages.map((language) => (
        <figure key={language}>
          <figcaption className="text-caption text-mist pb-1">
            {language === 'ar' ? t.inArabic : t.inEnglish}
          </figcaption>
          <p
            lang={language}
            dir={directionOf(language)}
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
