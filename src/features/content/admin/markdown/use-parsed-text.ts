import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ParsedText, parseText } from '#core/text/parse-text.ts';
import type { PlaceholderValues } from '#core/text/placeholders.ts';
import type { TextKind } from '#core/text/text-kinds.ts';
import { formatMarkdownProblem } from '../../markdown-problems.ts';

export type Parser = { readonly parse: typeof parseText } | 'loading' | 'lost';

/** Loads the parser after the first render of the fields. */
export const useParser = (): Parser => {
  const [parser, setParser] = useState<Parser>('loading');
  useEffect(() => {
    import('#core/text/parse-text.ts').then(
      ({ parseText: parse }) => setParser({ parse }),
      () => setParser('lost'),
    );
  }, []);
  return parser;
};

interface Written {
  readonly parser: Parser;
  readonly kind: TextKind;
  readonly value: string;
  readonly placeholders: PlaceholderValues;
  /** Messages of the server's refusal. */
  readonly refused: readonly string[];
}

/** Parses the input, null without a parser; problems as sentences, with those of the server's refusal. */
export const useParsedText = ({ parser, kind, value, placeholders, refused }: Written) => {
  const { markdown } = useMessages('admin');
  const language = useLanguage();
  const source = useDeferredValue(value);
  const parsed = useMemo(
    (): ParsedText | null =>
      typeof parser === 'object' ? parser.parse(kind, source, Object.keys(placeholders)) : null,
    [parser, kind, source, placeholders],
  );
  const placeholderNames = Object.keys(placeholders);
  const own =
    parsed?.problems.map((problem) => formatMarkdownProblem(problem, placeholderNames, language, markdown)) ?? [];
  return { parsed, problems: [...new Set([...own, ...refused])] };
};
