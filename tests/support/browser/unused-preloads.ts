/** Addresses of preloaded pictures that the main picture does not show. Runs in the page. */
export const unusedPreloads = (): string[] => {
  const currentPicture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')?.currentSrc;
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link')
    .map(({ name }) => name)
    .filter((name) => name.includes('/photographs/') && name !== currentPicture);
};
