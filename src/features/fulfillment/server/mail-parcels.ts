import { isolateText } from '#core/i18n/format.ts';
import { type Bilingual, textIn } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { MailContext } from '#core/server/mail/mail.ts';
import { Button, type MailBlock, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';

/** A parcel in a mail. */
export type MailedParcel = {
  readonly courier: Bilingual;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
};

/** Couriers and tracking numbers, with a button for each trackable parcel. */
export const parcelParts = (
  parcels: readonly MailedParcel[],
  { language, settings }: MailContext,
): readonly MailBlock[] => {
  if (parcels.length === 0) return [];
  const t = serverTexts(language, settings.public).mail.parcel;
  const rows = parcels.map(({ courier, trackingNumber }) => ({
    label: isolateText(textIn(courier, language)),
    value: trackingNumber === null ? null : isolateText(trackingNumber),
  }));
  return [
    part(Rows, { title: t.title, rows }),
    ...parcels.flatMap(({ trackingUrl: url, trackingNumber }) =>
      url === null
        ? []
        : [part(Button, { language, settings, label: t.button({ trackingNumber: trackingNumber ?? '' }), url })],
    ),
  ];
};

/** Parcels for the samples of mails. */
export const sampleParcels: readonly MailedParcel[] = [
  {
    courier: { ar: 'بوسطة', en: 'Bosta' },
    trackingNumber: 'BST123456',
    trackingUrl: 'https://courier.example/track/BST123456',
  },
  { courier: { ar: 'أرامكس', en: 'Aramex' }, trackingNumber: null, trackingUrl: null },
];
