import { useTillWords } from '../../device/till-words.ts';
import { CopyButton } from '../../parts/copy-button.tsx';

/** The personal code for the first order, while it is unused (decision 8). */
export const WelcomeCode = ({ code, label }: { code: string; label: string }) => {
  const { auth, confirmation } = useTillWords();
  const { copy, copied } = confirmation.transfer;
  return (
    <section className="night bg-lapis-800 stars text-white flex flex-wrap items-center gap-x-8 gap-y-4 px-6 lg:px-8 py-6 mb-8">
      <div className="me-auto">
        <h2 className="text-sm text-lapis-200">{label}</h2>
        <p className="display text-h4">{auth.panel.title}</p>
      </div>
      <span className="cartouche">
        <bdi className="code" dir="ltr">
          {code}
        </bdi>
      </span>
      <CopyButton text={code} label={copy} describes={code} copied={copied} />
    </section>
  );
};
