import { useEffect, useState } from 'react';
import { doorsAt, type Hours } from '../../../domain/opening-hours.ts';
import { speakDoors } from '../../../locales/speak-doors.ts';
import { useDoorWords } from '../../device/door-words.ts';
import { useLanguage } from '../../device/words.tsx';

/** How often the door is looked at. */
const LOOK_EVERY_MS = 15_000;

/** Whether the shop is open at this moment in Cairo, and until or from when; only a device knows the moment. */
export function OpenNow({ week }: { week: readonly Hours[] }) {
  const words = useDoorWords();
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const doors = doorsAt(week, now);
  if (!doors) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${doors.isOpen ? 'bg-malachite-700' : 'bg-mist'}`}
      />
      <span className={doors.isOpen ? 'text-malachite-700' : 'text-mist'}>{speakDoors(doors, words, language)}</span>
    </>
  );
}
