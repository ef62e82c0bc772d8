import { isolateText } from '#core/i18n/format.ts';
import type { MailedParcel, OrderMailData } from '#core/server/mail/mail.ts';
import { Button, type MailBlock, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import { serverTexts } from '../../../locales/content.ts';

/** Couriers and tracking numbers, with a button for each trackable parcel. */
export const parcelParts = (
  parcels: readonly MailedParcel[],
  { language }: OrderMailData,
  settings: CurrentSettings,
): readonly MailBlock[] => {
  if (parcels.length === 0) return [];
  const words = serverTexts(language, settings.public).mail.parcel;
  const rows = parcels.map(({ courier, trackingNumber }) => ({
    label: isolateText(courier[language]),
    value: trackingNumber === null ? null : isolateText(trackingNumber),
  }));
  return [
    part(Rows, { title: words.title, rows }),
    ...parcels.flatMap(({ trackingUrl: url, trackingNumber }) =>
      url === null
        ? []
        : [part(Button, { language, settings, label: words.button({ trackingNumber: trackingNumber ?? '' }), url })],
    ),
  ];
};
