import { Fragment, type ReactNode } from 'react';
import type { Block, RichText as Blocks, List, Span } from '../../domain/text/rich-text.ts';
import { isExternal } from '../../domain/text/safe-target.ts';

/** Shows a formatted text with the shop's typography, in the direction of its surroundings. */
export const RichText = ({ text }: { text: Blocks }) => <div className="max-w-[38em]">{each(text, showBlock)}</div>;

/** Parts of a text have no identity of their own: their keys are their places. */
const each = <Part,>(parts: readonly Part[], show: (part: Part, place: number) => ReactNode): ReactNode =>
  parts.map((part, place) => <Fragment key={String(place)}>{show(part, place)}</Fragment>);

const showBlock = (block: Block): ReactNode => {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="display text-h3 pt-12 first:pt-0">{showSpans(block.spans)}</h2>
      ) : (
        <h3 className="display text-h4 pt-8 first:pt-0">{showSpans(block.spans)}</h3>
      );
    case 'paragraph':
      return <p className="pt-4 first:pt-0">{showSpans(block.spans)}</p>;
    case 'list':
      return showList(block);
  }
};

const showList = ({ isOrdered, items }: List): ReactNode => {
  const lines = each(items, (item) => <li className="ps-1.5 pt-2.5">{each(item, showBlock)}</li>);
  return isOrdered ? (
    <ol className="list-decimal ar:[list-style-type:arabic-indic] ps-6 pt-1.5 marker:text-mist">{lines}</ol>
  ) : (
    <ul className="list-disc ps-6 pt-1.5 marker:text-mist">{lines}</ul>
  );
};

const showSpans = (spans: readonly Span[]): ReactNode =>
  each(spans, ({ text, isBold, isItalic, href }) => {
    let shown: ReactNode = showLines(text);
    if (isItalic) shown = <em>{shown}</em>;
    if (isBold) shown = <strong className="font-medium">{shown}</strong>;
    if (href === undefined) return shown;
    return (
      <a href={href} className="link" rel={isExternal(href) ? 'noopener' : undefined}>
        {isAddress(text, href) ? (
          <bdi className="code" dir="ltr">
            {shown}
          </bdi>
        ) : (
          shown
        )}
      </a>
    );
  });

const showLines = (text: string): ReactNode =>
  text.includes('\n')
    ? each(text.split('\n'), (line, place) => (
        <>
          {place > 0 && <br />}
          {line}
        </>
      ))
    : text;

/** Whether a link shows the e-mail address or phone number that it leads to. */
const isAddress = (text: string, href: string): boolean =>
  /^(?:mailto|tel):/.test(href) && href.endsWith(text.replaceAll(' ', ''));
