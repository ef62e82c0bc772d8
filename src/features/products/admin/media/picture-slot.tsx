import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { form } from '#core/forms/validation.ts';
import { type Bilingual, type ContentLanguage, contentLanguages, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { MAX_ALT, PictureAlt } from '../../picture-alt.ts';
import type { AdminPicture, AdminProduct } from '../../products.admin.contract.ts';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { DeletePicture } from './delete-picture.tsx';
import { prepareUpload } from './prepare-upload.ts';
import { FileInput, SelectedPicture } from './selected-picture.tsx';
import { type PictureActions, usePictureActions } from './use-picture-actions.ts';

const Words = form({ alt: PictureAlt });

/** Slot of one view: its picture, alt text, and upload controls. */
export const PictureSlot = ({ view, ...actions }: PictureActions & { readonly view: 1 | 2 | 3 | 4 }) => {
  const { product } = actions;
  const { pictures } = useMessages('admin');
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const act = usePictureActions(actions);
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [selectedFile, setSelectedFile] = useState<File | null>(null);
  const [uploadFault, setUploadFault] = useState<'size' | 'heic' | null>(null);
  /** File that is being prepared; a later one replaces it. */
  const [preparedFile, setPreparedFile] = useState<File | null>(null);
  const latestFile = useRef<File | null>(null);
  const picture = product.pictures.find((each) => each.view === view);
  const {
    alt,
    isChanged,
    write,
    clear: reset,
  } = useAltText(picture?.path, picture?.alt ?? product.suggestedAlts[view - 1]);

  const pictureKey = { id: product.id, view: `${view}`, version: product.version } as const;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(Words, { alt: { ar: input['alt.ar'], en: input['alt.en'] } }),
    refusedTitle: general.error,
    onChecked: async ({ alt: written }) => {
      const isDone = await act(
        ({ productPictures }) =>
          productPictures.upload({ ...pictureKey, alt: written, picture: selectedFile ?? undefined }),
        selectedFile ? pictures.done : pictures.described,
      );
      if (!isDone) select(null);
      return isDone;
    },
  });
  const select = (file: File | null) => {
    clear('picture');
    latestFile.current = file;
    setUploadFault(null);
    setSelectedFile(null);
    setPreparedFile(file);
    // the focused confirm or cancel button was removed
    if (file === null) chooser.current?.focus();
    else void prepare(file);
  };
  const prepare = async (file: File) => {
    const upload = await prepareUpload(file).catch(() => ({ file }));
    if (latestFile.current !== file) return;
    setPreparedFile(null);
    if ('fault' in upload) setUploadFault(upload.fault);
    else setSelectedFile(upload.file);
  };
  const remove = async () => {
    await act(({ productPictures }) => productPictures.delete(pictureKey), pictures.removed);
    chooser.current?.focus();
  };
  const fault = uploadFault === null ? errors['picture'] : pictures.faults[uploadFault];
  const name = pictures.views[view];
  return (
    <form {...formProps} aria-labelledby={`${id}-name`} className="grid grid-cols-1 content-start gap-4 min-w-0">
      <h3 id={`${id}-name`} className="font-medium">
        {name}
      </h3>
      <PictureFrame onDropped={(file) => !isBusy && select(file)}>
        {selectedFile ? (
          <SelectedPicture file={selectedFile} />
        ) : (
          <PicturePreview category={product.category} picture={picture} />
        )}
      </PictureFrame>
      <div className="flex flex-wrap gap-2">
        <FileInput
          ref={chooser}
          label={picture || selectedFile ? pictures.replace : pictures.choose}
          view={name}
          isBusy={isBusy}
          errorId={fault ? `${id}-fault` : undefined}
          onSelect={select}
        />
        {picture && !selectedFile && <DeletePicture view={name} isBusy={isBusy} onRemove={remove} />}
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="flex items-start gap-1.5 text-carnelian-700">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          <span>{fault}</span>
        </p>
      )}
      {(picture || selectedFile) && (
        <PictureAltFields
          alt={alt}
          errors={errors}
          onChange={(language, text) => {
            write(language, text);
            clear(`alt.${language}`);
          }}
        />
      )}
      {(selectedFile || (picture && isChanged)) && (
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            className="btn btn-sm btn-primary max-sm:grow"
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {selectedFile ? pictures.put : pictures.describe}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-quiet max-sm:grow"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              reset();
              select(null);
            }}
          >
            {fields.cancel}
          </button>
        </div>
      )}
      <p role="status" className="text-mist">
        {preparedFile !== null && pictures.reading}
        {isBusy && selectedFile && pictures.preparing}
      </p>
    </form>
  );
};

interface PictureAltFieldsProps {
  readonly alt: Bilingual;
  readonly errors: LocalizedFieldErrors;
  readonly onChange: (language: ContentLanguage, texts: string) => void;
}

/** Alt text fields of a picture, in both languages. */
const PictureAltFields = ({ alt, errors, onChange }: PictureAltFieldsProps) => {
  const { pictures } = useMessages('admin');
  return contentLanguages.map((language) => (
    <Field
      key={language}
      name={`alt.${language}`}
      label={pictures.alt[language]}
      error={errors[`alt.${language}`]}
      dir="auto"
      required
      lines={4}
      maxLength={MAX_ALT}
      value={alt[language]}
      onChange={(text) => onChange(language, text)}
    />
  ));
};

interface PicturePreviewProps {
  readonly category: AdminProduct['category'];
  readonly picture: AdminPicture | undefined;
}

/** Preview of the picture in the shop, or the placeholder drawing. */
const PicturePreview = ({ category, picture }: PicturePreviewProps) => {
  const { pictures } = useMessages('admin');
  const language = useLanguage();
  if (picture) {
    return (
      <Photograph
        picture={{ path: picture.path, alt: textIn(picture.alt, language) }}
        sizes="(width >= 64rem) 300px, 45vw"
        className="absolute inset-0 size-full object-contain"
      />
    );
  }
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-2 text-center">
      <CategoryIcon category={category} className="size-16 lg:size-24 text-lapis-300" stroke={0.5} />
      <p className="text-mist">{pictures.empty}</p>
    </div>
  );
};

const nothing: Bilingual = { ar: '', en: '' };

/** Alt text being edited; reset when the stored text or picture changes. */
function useAltText(path: string | undefined, stored: Bilingual = nothing) {
  const [alt, setAlt] = useState(stored);
  const [previous, setPrevious] = useState({ path, stored });
  if (previous.path !== path || previous.stored.ar !== stored.ar || previous.stored.en !== stored.en) {
    setPrevious({ path, stored });
    setAlt(stored);
  }
  return {
    alt,
    isChanged: alt.ar !== stored.ar || alt.en !== stored.en,
    write: (language: ContentLanguage, text: string) => setAlt((now) => ({ ...now, [language]: text })),
    /** Discards the edits. */
    clear: () => setAlt(stored),
  };
}

interface PictureFrameProps {
  readonly onDropped: (file: File) => void;
  readonly children: ReactNode;
}

/** Frame of a picture; also a drop target for a file. */
const PictureFrame = ({ onDropped, children }: PictureFrameProps) => {
  const [isDragOver, setDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onDropped(file);
  };
  return (
    <div
      className={`relative aspect-square bg-glaze border ${isDragOver ? 'border-lapis-700 bg-lapis-100' : 'border-lapis-200'}`}
      onDragEnter={() => setDragOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragOver(false);
      }}
      onDrop={drop}
    >
      {children}
    </div>
  );
};
