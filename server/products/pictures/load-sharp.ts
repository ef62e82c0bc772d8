/** What reads and writes pictures. It comes with the first picture: a shop that only sells does not pay for it. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // whatever a file pretends to be, nothing but these four ever looks into it
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // one core is enough: the others serve visitors meanwhile
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

export type Sharp = Awaited<ReturnType<typeof loadSharp>>;
