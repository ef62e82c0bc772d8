/**
 * The shape of the Arabic messages with free texts. English is declared as `SameShape<Arabic>`, so a missing or additional key
 * does not compile.
 */
export type SameShape<Source> = Source extends string
  ? string
  : Source extends (...args: infer Given) => infer Result
    ? (...args: Given) => SameShape<Result>
    : { readonly [Key in keyof Source]: SameShape<Source[Key]> };
