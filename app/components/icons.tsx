import type { Category } from '../../domain/products.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { Icon, type IconProps } from '../ui/icon.tsx';

/** The silhouette of a category, for list rows and as placeholder for a missing picture. */
export const CategoryIcon = ({ category, ...drawing }: Omit<IconProps, 'name'> & { category: Category }) => (
  <Icon name={category} {...drawing} />
);

/** The lotus whose stem is a loop of lam and alef, the first letters of the name. */
export const LotusIcon = ({ className, stroke = 1.6 }: Omit<IconProps, 'name'>) => (
  <Icon name="lotus" className={className} stroke={stroke} />
);

const letterings = { ar: 'wordmark-ar', en: 'wordmark-en' } as const;

/** The name as lettering in the shown language; drawn as a mask, so that it takes the colour of its surroundings. */
export const Wordmark = ({ className }: { className: string }) => (
  <span className={`block ${letterings[useLanguage()]} ${className}`} aria-hidden="true" />
);

/** The user icon of the header. */
export const UserIcon = () => <Icon name="user" className="size-[22px]" />;
