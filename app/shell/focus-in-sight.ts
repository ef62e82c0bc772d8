/**
 * Brings what the keyboard comes to into sight as a whole: browsers leave it where it is as soon as an edge of it is
 * seen, though the rest may lie beyond the end of a row, or under a bar; toasts keep off it by themselves. Nothing moves under a mouse or a
 * finger, except a field that is about to be written in.
 */
export const keepFocusInSight = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (const bar of document.querySelectorAll('.fixed:not(#toasts)'))
      if (!bar.contains(target)) liftAbove(bar, target);
  });

const liftAbove = (bar: Element, target: Element) => {
  const { top, bottom, left, right, height } = target.getBoundingClientRect();
  const over = bar.getBoundingClientRect();
  const isUnder = bottom > over.top && top < over.bottom && right > over.left && left < over.right;
  if (isUnder && height < over.top) scrollBy(0, bottom - over.top + 8);
};
