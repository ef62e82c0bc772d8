import { Icon } from '../ui/icon.tsx';

/** The person in the header. */
export const PersonIcon = () => <Icon name="user" className="size-[22px]" />;
