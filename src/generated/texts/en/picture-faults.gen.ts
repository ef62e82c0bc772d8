// Generated from 
//   src/features/products/picture-faults.server.texts.ts
// by `npm run generate`.

export const messages = {
  missing: 'Choose a picture first: there is none here yet.',
  size: 'This file is larger than 25 MB. Save it smaller, then try again.',
  type: 'This file is no JPEG, PNG, WebP or AVIF picture.',
  heic: 'This is a HEIC photo, which cannot be converted here. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take it again, or save it as JPEG and choose that file.',
  small: 'This picture is small. Both its sides must be at least 1200 pixels.',
  pixels: 'This picture has more than 50 megapixels. Make it smaller, then try again.',
  broken: 'This file is damaged or incomplete. Save the picture anew, then try again.',
};
