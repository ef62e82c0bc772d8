import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useMessages, withMessages } from '#core/i18n/messages-provider.tsx';

/**
 * A component that is loaded on its first rendering; if loading fails, it renders an error or `instead`. Only for
 * components that are never server-rendered.
 */
export const lazyOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = LoadFailed,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    withMessages(load()).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );

const LoadFailed = () => <p role="alert">{useMessages('common').states.couldNotLoad}</p>;
