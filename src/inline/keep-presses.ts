/**
 * Handles presses before the page is hydrated, which would be lost (decision 241). Runs in the inline script of every page.
 *
 * A press on a button that needs a script is kept, marked with `data-pressed`, and repeated once by `EarlyPresses` after hydration.
 * While one is kept, links are kept too: leaving the page would lose the press. If the scripts fail, or do not arrive in time, the
 * page shows `#not-loaded`, and a form that the server can handle without a script is sent to it.
 */

declare global {
  interface Window {
    /** Returns the controls that were pressed before hydration, in order, and stops keeping presses. Absent without the inline script. */
    takePresses?: () => readonly HTMLElement[];
  }
}

/** Two presses on one button within this time count once, in milliseconds; `data-repeats` exempts buttons that count steps. */
const REPEAT_MS = 400;

/** How long a press is kept, in milliseconds: a later effect would surprise. */
const MAX_WAIT_MS = 30_000;

/** Controls whose press may be kept; buttons of popovers and links to other windows work without a script. */
const keepable = 'button:not([popovertarget]),a[href]:not([target],[download],[href^="#"])';

const pendingPresses: HTMLElement[] = [];
let isHydrated = false;
let isBroken = false;
let timer: ReturnType<typeof setTimeout>;
let lastButton: Element | null = null;
let lastTime = 0;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const showFailure = (isShown: boolean) => {
  const message = document.getElementById('not-loaded');
  if (message) message.hidden = !isShown;
};

/** Whether the server handles the form of this button without a script. */
const hasAction = (control: HTMLElement): control is HTMLButtonElement =>
  control instanceof HTMLButtonElement && control.form?.hasAttribute('action') === true;

/** Whether the browser handles the press without a script: links, and forms that are sent by GET or, if the scripts fail, have an action. */
const isNative = (control: HTMLElement): boolean =>
  !(control instanceof HTMLButtonElement) ||
  (control.type === 'submit' && (control.form?.method === 'get' || (isBroken && hasAction(control))));

/** Drops the stored presses: submits a form that the server handles, and shows a notice for all others. */
const giveUp = () => {
  clearTimeout(timer);
  const [first] = pendingPresses;
  for (const control of pendingPresses.splice(0)) delete control.dataset['pressed'];
  if (first && hasAction(first)) first.form?.requestSubmit(first);
  else if (first) showFailure(true);
};

const keep = (event: MouseEvent, control: HTMLElement) => {
  stop(event);
  if (isBroken) return showFailure(true);
  pendingPresses.push(control);
  control.dataset['pressed'] = '';
  clearTimeout(timer);
  timer = setTimeout(giveUp, MAX_WAIT_MS);
};

const isRepeated = (button: Element, time: number): boolean => {
  if (button === lastButton && time - lastTime < REPEAT_MS) return true;
  lastButton = button;
  lastTime = time;
  return false;
};

const onPress = (event: MouseEvent) => {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const button = event.target.closest('button:not([data-repeats])');
  if (button && isRepeated(button, event.timeStamp)) return stop(event);
  showFailure(false);
  const control = event.target.closest<HTMLElement>(keepable);
  if (isHydrated || !control) return;
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!isNative(control) || (pendingPresses.length > 0 && !opensTab)) keep(event, control);
};

addEventListener('click', onPress, true);

// a press after an edit, or after Escape has closed what the first one opened, is no repetition
addEventListener('input', () => (lastButton = null), true);
addEventListener('keydown', ({ key }) => key === 'Escape' && (lastButton = null), true);

const onFailure = ({ target }: Event) => {
  // failed pictures and style sheets are no failed scripts; uncaught errors have the window as target
  if (isHydrated || (target instanceof Element && target.localName !== 'script')) return;
  isBroken = true;
  giveUp();
};

addEventListener('error', onFailure, true);
addEventListener('unhandledrejection', onFailure);

window.takePresses = () => {
  clearTimeout(timer);
  isHydrated = true;
  return pendingPresses.splice(0);
};
