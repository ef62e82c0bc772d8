// Generated from 
//   src/features/payments/proof-faults.server.texts.ts
// by `npm run generate`.

export const messages = {
  missing: 'Choose the picture of your transfer first.',
  size: 'This file is larger than 5 MB. Send the screenshot itself or a smaller picture.',
  type: 'This file is no JPEG, PNG or WebP picture.',
  heic: 'This is a HEIC photo, which cannot be converted here. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take it again, or save it as JPEG and choose that file.',
  small: 'This picture is too small to read. Both its sides must be at least 100 pixels.',
  pixels: 'This picture has more than 16 megapixels. Send the screenshot itself or a smaller picture.',
  broken: 'This file is damaged or incomplete. Save the picture anew, then try again.',
};
