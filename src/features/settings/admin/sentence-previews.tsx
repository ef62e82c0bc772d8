import { useEffect, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';

/** Preview of the promises on every page. */
export const ServicePreview = ({ service }: { service: ShopSettings['service'] }) => {
  const common = useCommonMessages(service);
  return (
    <ul className="grid gap-2 text-base">
      {common?.layout.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
};

/** Common messages with the edited promises; null until they are loaded. */
const useCommonMessages = (service: ShopSettings['service']): Messages['common'] | null => {
  const language = useLanguage();
  const settings = useSettings();
  const [common, setCommon] = useState<Messages['common'] | null>(null);
  const serialized = JSON.stringify(service);
  useEffect(() => {
    let isCurrent = true;
    const next: PublicSettings = { ...settings, service: JSON.parse(serialized) as ShopSettings['service'] };
    const load = async () => {
      const loaded = await loadMessages('common', language, next);
      if (isCurrent) setCommon(loaded);
    };
    // without the messages the preview stays empty; the page has reported the network error
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language, settings, serialized]);
  return common;
};

/** Preview of the number of reviews next to a product's stars. */
export const ReviewsPreview = ({ reviews }: { reviews: ShopSettings['reviews'] }) => {
  const { preview: t } = useMessages('admin').settings;
  const { counts } = useMessages('common');
  return <p className="text-base">{reviews.claimedCount === 0 ? t.noCount : counts.reviews(reviews.claimedCount)}</p>;
};

/** Preview of the first-order dialog with its delay. */
export const DialogPreview = ({ dialog }: { dialog: ShopSettings['discountDialog'] }) => {
  const { preview: t } = useMessages('admin').settings;
  const offer = useMessages('discountDialog');
  const { offers } = useSettings();
  if (!dialog.isShown) return <p className="text-mist">{t.hidden}</p>;
  if (offers.welcomePercent === 0) return <p className="text-mist">{t.noOffer}</p>;
  return (
    <div className="bg-white border border-lapis-200 p-5 grid gap-2">
      <p className="display text-h4">{offer.title}</p>
      <p className="text-base">{offer.text}</p>
      <p className="text-caption text-mist">{t.dialogAfter(dialog.delaySeconds)}</p>
    </div>
  );
};

/** Preview of whether the cart drawer opens after adding to the cart. */
export const DrawerPreview = ({ drawer }: { drawer: ShopSettings['cartDrawer'] }) => {
  const { preview: t } = useMessages('admin').settings;
  return <p className="text-base">{drawer.isShown ? t.drawerOpens : t.drawerStaysClosed}</p>;
};

/** Preview of the recipients of order mails, stock mails and chats. */
export const NotificationsPreview = ({ notifications }: { notifications: ShopSettings['notifications'] }) => {
  const { preview: t, ...settings } = useMessages('admin').settings;
  const language = useLanguage();
  const { sellerPhone, newOrders, lowStock, lowStockFrom } = notifications;
  const [ofOrders, ofStock] = [newOrders, lowStock.length === 0 ? newOrders : lowStock].map((addresses) =>
    addresses.length === 0 ? settings.ownAddress : addresses.join(' · '),
  );
  return (
    <ul className="grid gap-2 text-base break-words">
      <li>{t.mailsTo({ addresses: ofOrders ?? '' })}</li>
      <li>
        {lowStockFrom === null
          ? t.noLowStock
          : t.lowStockTo({ threshold: formatNumber(lowStockFrom, language), addresses: ofStock ?? '' })}
      </li>
      <li>{t.chatWith({ phone: sellerPhone ?? settings.ownPhone })}</li>
    </ul>
  );
};
