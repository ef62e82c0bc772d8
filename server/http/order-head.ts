const stylesheet = /<link rel="stylesheet" href="[^"]*"[^>]*>/g;
const firstAsset = /<link rel="modulepreload"/;

/**
 * Lets what is seen arrive before what makes it move. The page framework writes its style sheet last and gives every
 * script the rank of the main picture; on a slow line both then wait for scripts. Here the style sheet goes first and
 * scripts yield to pictures. Hydration does not mind: React finds them wherever they stand.
 */
export const orderHead = (head: string): string => {
  const sheets = head.match(stylesheet)?.join('') ?? '';
  const ordered = firstAsset.test(head)
    ? head.replaceAll(stylesheet, '').replace(firstAsset, (first) => sheets + first)
    : head;
  return ordered.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
};
