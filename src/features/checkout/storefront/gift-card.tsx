import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { cleanParagraphs } from '#core/text/clean-text.ts';
import { languageOfText } from '#core/text/language-of-text.ts';
import { LotusIcon } from '#core/ui/icons.tsx';

preloadMessages('checkout');

/** Preview of the gift card, in the language and direction of its text. */
export function GiftCard({ message }: { message: string }) {
  const { gift } = useMessages('checkout').checkout;
  const language = useLanguage();
  const text = cleanParagraphs(message);
  return (
    <figure className="bg-glaze p-4 sm:p-6 mt-3">
      <div className="bg-white border border-lapis-200 max-w-96 mx-auto px-6 pt-6 pb-7">
        <LotusIcon className="size-9 mx-auto text-lapis-700" stroke={1.8} />
        <hr className="rim-thin text-lapis-700 mt-4 mb-5" />
        <p
          dir="auto"
          lang={languageOfText(text) ?? language}
          className="display text-xl whitespace-pre-line break-words"
        >
          {text}
        </p>
      </div>
      <figcaption className="text-sm text-mist text-center mt-3">{gift.preview}</figcaption>
    </figure>
  );
}
