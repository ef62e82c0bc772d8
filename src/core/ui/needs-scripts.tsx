import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Notice for browsers without JavaScript. */
export const NeedsScripts = () => {
  const { states, layout } = useMessages('common');
  return (
    <noscript>
      <p className="border border-lapis-300 bg-white p-5 my-6 max-w-[40em]">
        {states.needsScripts}{' '}
        <a href="/contact" className="link">
          {layout.nav.contact}
        </a>
      </p>
    </noscript>
  );
};
