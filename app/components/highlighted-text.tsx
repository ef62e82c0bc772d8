/** Text with its matches marked (every second part), also inside a word, where Arabic letters stay joined. */
export const HighlightedText = ({ text }: { text: readonly string[] }) =>
  text.map((item, place) => (place % 2 ? <mark key={place}>{item}</mark> : item));
