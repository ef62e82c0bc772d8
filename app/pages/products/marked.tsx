import type { ListedProduct } from '../../../contract/products.ts';

type MarkedText = NonNullable<ListedProduct['markedName']>;

/** A text with what was found in it marked: inside a word too, where Arabic letters go on joining. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
