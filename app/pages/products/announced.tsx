import { useEffect, useRef, useState } from 'react';

/** How long the list must rest before it is read out, in milliseconds. */
const RESTS_AFTER = 700;

/** Reads out to screen readers what a change of the list has brought, once for however many changes in a row. */
export const Announced = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
