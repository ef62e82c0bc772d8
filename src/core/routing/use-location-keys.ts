import { useLocation, useNavigation } from 'react-router';

/**
 * Keys of the current location and, during a navigation, of its destination. A menu that opens at these locations stays open when a
 * navigation ends that began before it.
 */
export const useLocationKeys = (): readonly [current: string, ...pending: string[]] => {
  const { key } = useLocation();
  const { location } = useNavigation();
  return location ? [key, location.key] : [key];
};
