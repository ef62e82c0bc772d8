import { useLanguage } from '../device/words.tsx';

const letterings = { ar: 'wordmark-ar', en: 'wordmark-en' } as const;

/** The name as lettering in the shown language; drawn as a mask, so that it takes the colour of its surroundings. */
export const Wordmark = ({ className }: { className: string }) => (
  <span className={`block ${letterings[useLanguage()]} ${className}`} aria-hidden="true" />
);
