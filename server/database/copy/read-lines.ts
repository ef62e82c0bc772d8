const NEWLINE = 10;

/** The lines of a stream, each with its end; split at `\n` and nowhere else, for texts hold other ends of lines. */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const line = chunk.subarray(start, end + 1);
      yield begun.length === 0 ? line : Buffer.concat([...begun, line]);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
