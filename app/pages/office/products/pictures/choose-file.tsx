import { type Ref, useRef } from 'react';
import { pictureTypes } from '../../../../../domain/products/picture-limits.ts';

interface ChooseFileProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  /** Which picture it is for. */
  readonly view: string;
  readonly isBusy: boolean;
  readonly errorId: string | undefined;
  readonly onChosen: (file: File) => void;
}

/** Asks the device for a picture. */
export const ChooseFile = ({ ref, label, view, isBusy, errorId, onChosen }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          // so that the same file can be chosen again
          target.value = '';
        }}
      />
      <button
        ref={ref}
        type="button"
        name="picture"
        className="btn btn-sm btn-line max-sm:grow"
        aria-label={`${label}: ${view}`}
        aria-describedby={errorId}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {label}
      </button>
    </>
  );
};
