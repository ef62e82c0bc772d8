import { Fragment, type ReactNode } from 'react';
import type { Span } from '#core/text/rich-text.ts';
import { isExternal } from '#core/text/safe-target.ts';

/** Shows the spans of a paragraph in the typography of their surroundings. */
export const Spans = ({ spans }: { spans: readonly Span[] }): ReactNode =>
  each(spans, ({ text, isBold, isItalic, href }) => {
    let node: ReactNode = showLines(text);
    if (isItalic) node = <em>{node}</em>;
    if (isBold) node = <strong className="font-medium">{node}</strong>;
    if (href === undefined) return node;
    return (
      <a href={href} className="link" rel={isExternal(href) ? 'noopener' : undefined}>
        {isAddress(text, href) ? (
          <bdi className="code" dir="ltr">
            {node}
          </bdi>
        ) : (
          node
        )}
      </a>
    );
  });

const showLines = (text: string): ReactNode =>
  text.includes('\n')
    ? each(text.split('\n'), (line, index) => (
        <>
          {index > 0 && <br />}
          {line}
        </>
      ))
    : text;

/** Whether the text of a link is its e-mail address or phone number. */
const isAddress = (text: string, href: string): boolean =>
  /^(?:mailto|tel):/.test(href) && href.endsWith(text.replaceAll(' ', ''));

/** Renders parts of a text with their indices as keys, because parts have no identity. */
export const each = <Part,>(parts: readonly Part[], show: (part: Part, index: number) => ReactNode): ReactNode =>
  parts.map((part, index) => <Fragment key={String(index)}>{show(part, index)}</Fragment>);
