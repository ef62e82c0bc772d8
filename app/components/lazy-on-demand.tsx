import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useMessages, withMessages } from '../i18n/messages.tsx';

/**
 * A part of a page that comes when it is first shown; where the network lost it, the page says so in its place, or shows
 * what is given `instead`. Only for what the server never draws.
 */
export const lazyOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Lost,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    withMessages(load()).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );

const Lost = () => <p role="alert">{useMessages('common').states.couldNotLoad}</p>;
