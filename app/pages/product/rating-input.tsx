import { useState } from 'react';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { star } from '../../parts/stars.tsx';

interface RatingInputProps {
  readonly rating: number;
  readonly onChange: (rating: number) => void;
}

/** One to five stars: a group of radio buttons, so that arrow keys choose as they do everywhere. */
export const RatingInput = ({ rating, onChange }: RatingInputProps) => {
  const { counts } = useWords();
  const { reviews } = useTalkWords();
  const [pointedAt, setPointedAt] = useState(0);
  const isFull = (stars: number) => stars <= (pointedAt || rating);
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium">{reviews.rating}</legend>
      <div className="flex text-lapis-700 -ms-2 mt-1" onPointerLeave={() => setPointedAt(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid place-items-center size-11 has-focus-visible:outline-2 outline-lapis-700"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(stars)}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === rating}
              aria-label={counts.stars(stars)}
              className="absolute inset-0 opacity-0"
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
              <path d={`M12 2.2${star}`} stroke="currentColor" fill={isFull(stars) ? 'currentColor' : 'none'} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
