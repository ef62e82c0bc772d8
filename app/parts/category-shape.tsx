import type { Category } from '../../domain/products.ts';
import { Icon, type IconProps } from '../ui/icon.tsx';

/** The silhouette of a category: the mark of a list row, and the stand-in for a picture that is still to be taken. */
export const CategoryShape = ({ category, ...drawing }: Omit<IconProps, 'name'> & { category: Category }) => (
  <Icon name={category} {...drawing} />
);
