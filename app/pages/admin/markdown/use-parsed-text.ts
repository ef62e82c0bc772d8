import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ParsedText, parseText } from '../../../../domain/text/parse-text.ts';
import type { PlaceholderValues } from '../../../../domain/text/placeholders.ts';
import type { TextKind } from '../../../../domain/text/text-kinds.ts';
import { formatMarkdownProblem } from '../../../../locales/markdown-problems.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';

export type Parser = { readonly parse: typeof parseText } | 'loading' | 'lost';

/** Loads the parser after the fields are shown. */
export const useParser = (): Parser => {
  const [parser, setParser] = useState<Parser>('loading');
  useEffect(() => {
    import('../../../../domain/text/parse-text.ts').then(
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
  /** Sentences of the server's refusal. */
  readonly refused: readonly string[];
}

/** Parses what is typed, null without a parser; its problems in words, with those of the server's refusal. */
export const useParsedText = ({ parser, kind, value, placeholders, refused }: Written) => {
  const { markdown } = useMessages('admin');
  const language = useLanguage();
  const source = useDeferredValue(value);
  const parsed = useMemo(
    (): ParsedText | null =>
      typeof parser === 'object' ? parser.parse(kind, source, Object.keys(placeholders)) : null,
    [parser, kind, source, placeholders],
  );
  const known = Object.keys(placeholders);
  const own = parsed?.problems.map((problem) => formatMarkdownProblem(problem, known, language, markdown)) ?? [];
  return { parsed, problems: [...new Set([...own, ...refused])] };
};
