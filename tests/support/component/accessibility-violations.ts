import axe from 'axe-core';

/** Accessibility violations of the rendered components, one line each: the rule and the element. */
export const accessibilityViolations = async (): Promise<readonly string[]> => {
  for (const animation of document.getAnimations()) animation.finish();
  // rules of whole pages, such as their titles and landmarks, apply to the journeys
  const { violations } = await axe.run(document.body);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
