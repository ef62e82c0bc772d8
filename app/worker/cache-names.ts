/** What is kept on the device, by kind. No name has a version: what is kept stays right when the shop is built anew. */
export const cacheNames = {
  /** Pages that were visited. */
  pages: 'lazaward-pages',
  /** Pages that always open: the cart and the one for what was never visited. */
  stock: 'lazaward-stock',
  files: 'lazaward-files',
  pictures: 'lazaward-pictures',
  /** What the worker has to remember from one awakening to the next. */
  state: 'lazaward-state',
} as const;
