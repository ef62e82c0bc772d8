import sharp from 'sharp';
import { formatMoney } from '#core/i18n/format.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import type { Piastres } from '#core/money/money.ts';

type Transfer = { readonly amount: Piastres; readonly at: Date; readonly reference: string | null };

/** A picture such as a bank's app shows of a transfer (WebP). */
export const transferPicture = ({ amount, at, reference }: Transfer): Promise<Buffer> => {
  const rows = [
    ['Amount', formatMoney(amount, 'en')],
    ['To', 'lazaward@instapay'],
    ['Date', formatMoment(at, 'en')],
    ['Reference', reference ?? 'IPN20261125770315'],
  ];
  const lines = rows.map(
    ([name, value], index) =>
      `<text x="48" y="${420 + index * 96}" fill="#6b7280" font-size="24">${name}</text>
       <text x="592" y="${420 + index * 96}" fill="#111827" font-size="26" text-anchor="end">${value}</text>
       <rect x="48" y="${452 + index * 96}" width="544" height="1" fill="#e5e7eb"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="860" font-family="DejaVu Sans, sans-serif">
    <rect width="640" height="860" fill="#ffffff"/>
    <rect width="640" height="96" fill="#4c1d95"/>
    <text x="320" y="60" fill="#ffffff" font-size="28" text-anchor="middle">Transfer details</text>
    <circle cx="320" cy="200" r="56" fill="#059669"/>
    <path d="M294 202l18 18 36-38" fill="none" stroke="#ffffff" stroke-width="9"/>
    <text x="320" y="312" fill="#111827" font-size="32" text-anchor="middle">Successful transfer</text>
    ${lines.join('')}
  </svg>`;
  return sharp(Buffer.from(drawing)).webp({ quality: 80 }).toBuffer();
};
