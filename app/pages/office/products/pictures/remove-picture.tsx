import { useState } from 'react';
import { useOfficeWords } from '../../../../device/office-words.ts';
import { AskFirst } from '../../ask-first.tsx';

interface RemovePictureProps {
  readonly view: string;
  readonly isBusy: boolean;
  readonly onRemove: () => Promise<void>;
}

/** Takes a picture away, once its admin has said so again. */
export const RemovePicture = ({ view, isBusy, onRemove }: RemovePictureProps) => {
  const { pictures } = useOfficeWords();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-quiet max-sm:grow"
        aria-label={`${pictures.remove}: ${view}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setAsking(true)}
      >
        {pictures.remove}
      </button>
      {isAsking && (
        <AskFirst
          title={pictures.ask({ view })}
          button={pictures.remove}
          isBusy={isRemoving}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{pictures.askText}</p>
        </AskFirst>
      )}
    </>
  );
};
