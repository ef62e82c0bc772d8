import type { ReactNode } from 'react';
import type { Block, RichText as Blocks, List } from '#core/text/rich-text.ts';
import { each, Spans } from './spans.tsx';

/** Shows a formatted text with the shop's typography, in the direction of its surroundings. */
export const RichText = ({ text }: { text: Blocks }) => <div className="max-w-[38em]">{each(text, showBlock)}</div>;

const showBlock = (block: Block): ReactNode => {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="display text-h3 pt-12 first:pt-0">
          <Spans spans={block.spans} />
        </h2>
      ) : (
        <h3 className="display text-h4 pt-8 first:pt-0">
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="pt-4 first:pt-0">
          <Spans spans={block.spans} />
        </p>
      );
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
