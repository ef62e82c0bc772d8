import { contentOf } from '../../locales/content.ts';
import { isolateText } from '../../locales/format.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { Button, type MailPart, part } from './mail-components.ts';
import { Rows } from './mail-lists.ts';
import type { MailedParcel, OrderMailData } from './mail-types.ts';

/** Couriers and tracking numbers, and a button for each parcel that can be followed. */
export const parcelParts = (
  parcels: readonly MailedParcel[],
  { language }: OrderMailData,
  settings: CurrentSettings,
): readonly MailPart[] => {
  if (parcels.length === 0) return [];
  const words = contentOf(language, settings.public).mail.parcel;
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
