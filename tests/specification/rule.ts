/** The test that proves a rule; `case` is a text in the table of a test that runs over many. */
export type Proof = { readonly file: string; readonly name: string; readonly case?: string };

/** A rule of the specification in our words. “…” holds a sentence of the shop as it is said, `…` a name in its code. */
export type Rule = {
  /** The number and heading of its section. */
  readonly section: string;
  readonly rule: string;
  readonly proof: Proof;
};

/** The rules under one heading of the specification, each with its proof. */
export const section = (heading: string, rules: Readonly<Record<string, Rule['proof']>>): readonly Rule[] =>
  Object.entries(rules).map(([rule, proof]) => ({ section: heading, rule, proof }));

/** Names tests of one file: by what stands before them and their own title, as it is written. */
export const testsIn =
  (file: string) =>
  (name: string, inTable?: string): Proof => ({ file, name, ...(inTable === undefined ? {} : { case: inTable }) });
