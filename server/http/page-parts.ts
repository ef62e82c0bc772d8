/** A page, cut where the shop writes into it. What is seen is most of it, and stays the bytes that it was rendered as. */
export interface PageParts {
  /** What stands before the end of the head. */
  readonly head: string;
  /** From there to the first script of the body. */
  readonly seen: Buffer;
  /** The rest. */
  readonly scripts: string;
}

/** Cuts a rendered page into its parts. */
export const partsOf = (page: Buffer): PageParts => {
  const end = Math.max(0, page.indexOf('</head>'));
  const scripts = [page.indexOf('<script', end), page.indexOf('</body>', end)].find((at) => at >= 0) ?? page.length;
  return {
    head: page.toString('utf8', 0, end),
    seen: page.subarray(end, scripts),
    scripts: page.toString('utf8', scripts),
  };
};

/** Puts a page together again. */
export const pageOf = ({ head, seen, scripts }: PageParts): Buffer =>
  Buffer.concat([Buffer.from(head), seen, Buffer.from(scripts)]);
