import { useTillWords } from '../../device/till-words.ts';
import { WelcomePlate } from '../../parts/welcome-plate.tsx';

/** What an account brings, lettered in the well of a plate on night; for screens with room beside the form. */
export const WelcomePanel = () => {
  const { panel } = useTillWords().auth;
  return (
    <aside className="hidden lg:grid night bg-lapis-800 stars text-white place-content-center justify-items-center text-center px-10 py-16">
      <WelcomePlate sizes="(width >= 64rem) 512px, 1px" className="size-[min(32rem,38vw)] text-[7rem]" />
      <h2 className="display text-h3 mt-8">{panel.title}</h2>
      <p className="text-lapis-200 mt-3 max-w-[26em]">{panel.text}</p>
    </aside>
  );
};
