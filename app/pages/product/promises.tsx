import { useTalkWords } from '../../device/talk-words.ts';
import { Icon } from '../../ui/icon.tsx';

/** Free shipping, quality, returns (specification 2). */
export const Promises = () => {
  const { shipping, quality, returns } = useTalkWords().promises;
  const promises = [
    { ...shipping, icon: 'truck' as const, turn: 'rtl:mirror' },
    { ...quality, icon: 'shield-check' as const, turn: '' },
    { ...returns, icon: 'rotate-ccw' as const, turn: '' },
  ];
  return (
    <div className="page">
      <ul className="grid sm:grid-cols-3 border-y border-lapis-200 mt-12 lg:mt-16 max-sm:rows">
        {promises.map(({ title, text, icon, turn }, place) => (
          <li
            key={title}
            className={`flex items-center gap-4 py-5 lg:py-7 ${place > 0 ? 'sm:ps-8' : ''} ${place < promises.length - 1 ? 'sm:border-e border-lapis-200' : ''}`}
          >
            <Icon name={icon} className={`size-7 text-lapis-700 ${turn}`} />
            <span>
              <span className="font-medium block">{title}</span>
              <span className="text-sm text-mist">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
