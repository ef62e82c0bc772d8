import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withWords } from '../device/load-words.ts';
import { useWords } from '../device/words.tsx';

/**
 * A part of a page that comes when it is first shown; where the network lost it, the page says so in its place, or shows
 * what is given `instead`. Only for what the server never draws.
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Lost,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    withWords(load()).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );

const Lost = () => <p role="alert">{useWords().pages.couldNotLoad}</p>;
