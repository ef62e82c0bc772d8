import { useState } from 'react';
import { notify } from '../device/notices.ts';
import { useLanguage, useWords } from '../device/words.tsx';

/** The newsletter's form on night (specification 2, Header and footer); what it does comes when it is sent. */
export const Newsletter = () => {
  const { fields, pages, shell } = useWords();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { footer } = shell;

  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    try {
      const { subscribe } = await import('./subscribe.ts');
      await subscribe(form, language);
    } catch {
      notify({ title: pages.couldNotLoad, tone: 'alarm' });
    }
    setBusy(false);
  };

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      <h2 className="text-white font-medium mb-3">{footer.newsletter}</h2>
      <p className="text-sm mb-4">{footer.newsletterText}</p>
      <div className="flex">
        <input
          type="email"
          name="email"
          required
          dir="ltr"
          autoComplete="email"
          aria-label={fields.email}
          placeholder={footer.newsletterPlaceholder}
          className="min-h-13 grow min-w-0 px-4 bg-transparent border border-lapis-400 text-white same-side"
        />
        <button type="submit" className="btn btn-white shrink-0" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? footer.subscribing : footer.subscribe}
        </button>
      </div>
    </form>
  );
};
