/**
 * The shape of the Arabic messages with the words left free. English is declared as `Like<Arabic>`, so a missing or
 * an extra key does not compile.
 */
export type SameShape<Source> = Source extends string
  ? string
  : Source extends (...given: infer Given) => infer Said
    ? (...given: Given) => SameShape<Said>
    : { readonly [Key in keyof Source]: SameShape<Source[Key]> };
