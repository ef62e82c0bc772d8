/** The test that proves a rule; `case` is a text in the table of a parameterized test. */
export type Proof = { readonly file: string; readonly name: string; readonly case?: string };

/** A rule of the specification, paraphrased. “…” quotes a text of the shop, `…` a name in its code. */
export type Rule = {
  /** Number and heading of its section. */
  readonly section: string;
  readonly rule: string;
  readonly proof: Proof;
};

/** Rules under one heading of the specification, each with its proof. */
export const section = (heading: string, rules: Readonly<Record<string, Rule['proof']>>): readonly Rule[] =>
  Object.entries(rules).map(([rule, proof]) => ({ section: heading, rule, proof }));

/** Names tests of one file by their describe names and title, as written in the source. */
export const testsIn =
  (file: string) =>
  (name: string, inTable?: string): Proof => ({ file, name, ...(inTable === undefined ? {} : { case: inTable }) });
