/** Text with marked matches (every second part); Arabic words are marked as a whole, so that their letters stay joined. */
export const HighlightedText = ({ text }: { text: readonly string[] }) =>
  text.map((item, index) => (index % 2 ? <mark key={index}>{item}</mark> : item));
