import { Icon, type IconProps } from '#core/ui/icon.tsx';
import type { Category } from '../product-attributes.ts';

/** The silhouette of a category, for list rows and as placeholder for a missing picture. */
export const CategoryIcon = ({ category, ...drawing }: Omit<IconProps, 'name'> & { category: Category }) => (
  <Icon name={category} {...drawing} />
);
