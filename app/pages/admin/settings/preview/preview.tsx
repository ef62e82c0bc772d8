import type { ReactNode } from 'react';
import type { ShopSettings } from '../../../../../domain/settings/shop-settings.ts';
import { useMessages } from '../../../../i18n/messages.tsx';
import type { EditedSection } from '../use-edited-section.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { FactsPreview } from './facts-preview.tsx';
import { PricePreview } from './price-preview.tsx';
import {
  DialogPreview,
  DrawerPreview,
  NotificationsPreview,
  ReviewsPreview,
  ServicePreview,
} from './sentence-previews.tsx';

/** What shoppers will see of a section as it is typed. */
export const Preview = ({ edited }: { edited: EditedSection }) => {
  const { preview: words } = useMessages('admin').settings;
  return (
    <aside aria-labelledby="preview-title" className="lg:sticky lg:top-8 self-start bg-glaze p-5 sm:p-6 min-w-0">
      <h2 id="preview-title" className="text-lg font-medium pb-3">
        {edited.section === 'notifications' ? words.effect : words.title}
      </h2>
      {edited.accepted === null ? <p className="text-mist">{words.invalid}</p> : previewOf(edited)}
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
