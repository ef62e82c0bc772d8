import { useId, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { PictureAlt } from '../../../../../domain/products/picture-input.ts';
import { MAX_PICTURE_BYTES } from '../../../../../domain/products/picture-limits.ts';
import { form } from '../../../../../domain/validation.ts';
import { useOfficeWords } from '../../../../device/office-words.ts';
import { useTillWords } from '../../../../device/till-words.ts';
import { useWords } from '../../../../device/words.tsx';
import { useCheckedForm } from '../../../../parts/use-checked-form.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ChosenPicture } from './chosen-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { PictureShown } from './picture-shown.tsx';
import { PictureWords } from './picture-words.tsx';
import { RemovePicture } from './remove-picture.tsx';
import { useAlt } from './use-alt.ts';
import { type PictureDeeds, usePictureDeeds } from './use-picture-deeds.ts';

const Words = form({ alt: PictureAlt });

/** The place of one view: its picture, what is said of it, and the ways to put up another one. */
export const PicturePlace = ({ view, ...deeds }: PictureDeeds & { readonly view: 1 | 2 | 3 | 4 }) => {
  const { product } = deeds;
  const { pictures } = useOfficeWords();
  const { fields } = useWords();
  const { general, refusals } = useTillWords();
  const act = usePictureDeeds(deeds);
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const picture = product.pictures.find((each) => each.view === view);
  const { alt, isChanged, write, forget } = useAlt(picture?.path, picture?.alt ?? product.suggestedAlts[view - 1]);

  const place = { id: product.id, view: `${view}`, version: product.version } as const;
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Words, { alt: { ar: typed['alt.ar'], en: typed['alt.en'] } }),
    refusedTitle: general.error,
    onChecked: async ({ alt: written }) => {
      const found = await act(
        ({ productPictures }) => productPictures.put({ ...place, alt: written, picture: chosen ?? undefined }),
        chosen ? pictures.done : pictures.described,
      );
      if (!found) choose(null);
      return found;
    },
  });
  const choose = (file: File | null) => {
    clear('picture');
    const isLarge = file !== null && file.size > MAX_PICTURE_BYTES;
    setTooLarge(isLarge);
    setChosen(isLarge ? null : file);
    // the buttons of what is decided are gone
    if (file === null) chooser.current?.focus();
  };
  const remove = async () => {
    await act(({ productPictures }) => productPictures.remove(place), pictures.removed);
    chooser.current?.focus();
  };
  const fault = isTooLarge ? refusals.PICTURE_REFUSED({ fault: 'size' }) : errors['picture'];
  const name = pictures.views[view];
  return (
    <form {...formProps} aria-labelledby={`${id}-name`} className="grid grid-cols-1 content-start gap-4 min-w-0">
      <h3 id={`${id}-name`} className="font-medium">
        {name}
      </h3>
      <PictureFrame onDropped={(file) => !isBusy && choose(file)}>
        {chosen ? <ChosenPicture file={chosen} /> : <PictureShown category={product.category} picture={picture} />}
      </PictureFrame>
      <div className="flex flex-wrap gap-2">
        <ChooseFile
          ref={chooser}
          label={picture || chosen ? pictures.replace : pictures.choose}
          view={name}
          isBusy={isBusy}
          errorId={fault ? `${id}-fault` : undefined}
          onChosen={choose}
        />
        {picture && !chosen && <RemovePicture view={name} isBusy={isBusy} onRemove={remove} />}
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="flex items-start gap-1.5 text-carnelian-700">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          <span>{fault}</span>
        </p>
      )}
      {(picture || chosen) && (
        <PictureWords
          alt={alt}
          errors={errors}
          onChange={(language, words) => {
            write(language, words);
            clear(`alt.${language}`);
          }}
        />
      )}
      {(chosen || (picture && isChanged)) && (
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            className="btn btn-sm btn-primary max-sm:grow"
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {chosen ? pictures.put : pictures.describe}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-quiet max-sm:grow"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              forget();
              choose(null);
            }}
          >
            {fields.cancel}
          </button>
        </div>
      )}
      <p role="status" className="text-mist">
        {isBusy && chosen && pictures.preparing}
      </p>
    </form>
  );
};
