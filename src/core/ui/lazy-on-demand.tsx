import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useMessages, withMessages } from '#core/i18n/messages-provider.tsx';

/**
 * A component that is loaded when it is first rendered; if loading fails, it shows an error or `instead`. Only for components
 * that are never server-rendered.
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
