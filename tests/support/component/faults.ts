/** Console errors of the current test and files that did not load; a test that expects one takes it out. */
export const faults: string[] = [];

declare global {
  /** Test files share the page, whose console is replaced once. */
  var lazawardWatchesFaults: true | undefined;
}

/** Collects the faults of the page. Uncaught errors fail the run by themselves. */
export const watchFaults = (): void => {
  if (globalThis.lazawardWatchesFaults) return;
  globalThis.lazawardWatchesFaults = true;
  const { error } = console;
  console.error = (...values: readonly unknown[]) => {
    faults.push(values.map(String).join(' '));
    error.apply(console, [...values]);
  };
  const onLoadError = ({ target }: Event) => {
    if (target instanceof HTMLElement) faults.push(`not loaded: ${target.outerHTML.slice(0, 160)}`);
  };
  addEventListener('error', onLoadError, true);
};
