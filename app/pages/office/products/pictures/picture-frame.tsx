import { type DragEvent, type ReactNode, useState } from 'react';

interface PictureFrameProps {
  readonly onDropped: (file: File) => void;
  readonly children: ReactNode;
}

/** The square that a picture stands in; a file can be dropped onto it. */
export const PictureFrame = ({ onDropped, children }: PictureFrameProps) => {
  const [isAbove, setAbove] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setAbove(false);
    const [file] = event.dataTransfer.files;
    if (file) onDropped(file);
  };
  return (
    <div
      className={`relative aspect-square bg-glaze border ${isAbove ? 'border-lapis-700 bg-lapis-100' : 'border-lapis-200'}`}
      onDragEnter={() => setAbove(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setAbove(false);
      }}
      onDrop={drop}
    >
      {children}
    </div>
  );
};
