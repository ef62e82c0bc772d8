import { Icon, type IconProps } from '../ui/icon.tsx';

/** The lotus whose stem is a loop of lam and alef, the first letters of the name. */
export const LotusMark = ({ className, stroke = 1.6 }: Omit<IconProps, 'name'>) => (
  <Icon name="lotus" className={className} stroke={stroke} />
);
