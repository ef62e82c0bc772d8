/** One window of another browser than the tests' own, with the few verbs that the tests of its engine need. */
export type EngineWindow = {
  /** Loads this address. */
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a function in the page; it uses nothing but its arguments. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the element at this position among those that the selector finds, as a pointer does. */
  readonly click: (css: string, index: number) => Promise<void>;
  /** Types into the element at this position among those that the selector finds. */
  readonly type: (css: string, index: number, text: string) => Promise<void>;
  /** Errors in the consoles of its pages, in the words of the browser; null where its driver does not report them. */
  readonly faults: readonly string[] | null;
  /** Ends the browser and removes what it stored. */
  readonly close: () => Promise<void>;
};

export type WindowSize = { readonly width: number; readonly height: number };
