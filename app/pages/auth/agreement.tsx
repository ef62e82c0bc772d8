import { useEntryWords } from '../../device/entry-words.ts';

/** What whoever makes an account agrees to, beside the button that makes it (decision 107). */
export const Agreement = () => {
  const { agreement } = useEntryWords();
  return (
    <p className="text-sm text-mist">
      {agreement.text}{' '}
      <a href="/contact#privacy" className="link">
        {agreement.more}
      </a>
    </p>
  );
};
