import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answerOffer, isOfferAnswered } from '../device/offer-answered.ts';
import { useOfferWords } from '../device/offer-words.ts';
import { useWords } from '../device/words.tsx';
import { WelcomePlate } from '../parts/welcome-plate.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** How long after a moment that would not do the next is tried, in milliseconds. */
const NEXT_MOMENT = 2000;

/** The offer to who has not signed in, once a visit (specification 2, first-order discount dialog; decision 37). */
const FirstOrder = () => {
  const { fields } = useWords();
  const words = useOfferWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = useState(isOfferAnswered);
  // who is signing up already is not asked to
  const isOpen = useGoodMoment() && !isAnswered && pathname !== '/auth';

  const answer = () => {
    answerOffer();
    setAnswered(true);
  };
  const accept = () => {
    answer();
    void navigate('/auth?tab=signup');
  };

  return (
    <Dialog isOpen={isOpen} onClose={answer} title={words.title} closeLabel={fields.close} head={<Head />}>
      <p className="text-mist mt-3">{words.text}</p>
      <div className="grid gap-2 mt-6">
        <button type="button" className="btn btn-primary" onClick={accept}>
          {words.accept}
        </button>
        <button type="button" className="link min-h-11" onClick={answer}>
          {words.later}
        </button>
      </div>
    </Dialog>
  );
};

export default FirstOrder;

/** The plate is smaller than any page's main picture, so that a page is not measured by what comes over it later. */
const Head = () => (
  <div className="night bg-lapis-800 stars py-6">
    <WelcomePlate sizes="176px" className="size-44 mx-auto text-[3rem]" />
  </div>
);

/** Whether the visitor has once been at leisure: nothing else open before the page, and nothing being typed. */
const useGoodMoment = (): boolean => {
  const [hasCome, setCome] = useState(isAtLeisure);
  useEffect(() => {
    if (hasCome) return;
    const timer = setInterval(() => setCome(isAtLeisure), NEXT_MOMENT);
    return () => clearInterval(timer);
  }, [hasCome]);
  return hasCome;
};

const isAtLeisure = (): boolean =>
  !document.querySelector('dialog[open], :popover-open') && !document.activeElement?.matches('input, textarea, select');
