import type { Bilingual } from '#core/i18n/language.ts';

/** A picture of the shop itself; its master is `starter-catalogue/photographs/scenes/<name>.webp`. */
type Scene = Readonly<{
  name: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** Whether it is a cut-out with a soft shadow on a transparent background. */
  isTransparent: boolean;
  alt: Bilingual;
}>;

const cutOut = (name: string, size: number, alt: Bilingual): Scene => ({
  name,
  width: size,
  height: size,
  isTransparent: true,
  alt,
});

/** Pictures of the shop without a product. */
export const sceneImages: readonly Scene[] = [
  // The text of the sale is in its empty center.
  cutOut('hero-plate', 1600, {
    ar: 'طبق أبيض تدور على حافته أزهار لوتس زرقاء',
    en: 'White plate with blue lotus flowers around the rim',
  }),
  // The trust picture of "turn the plate over".
  cutOut('plate-back', 1200, {
    ar: 'ظهر طبق عليه ختم لازورد بالأزرق الكوبالتي',
    en: 'The back of a plate with the Lazaward stamp in cobalt blue',
  }),
  // Empty states.
  cutOut('empty-plate', 1200, { ar: 'طبق أبيض خالٍ', en: 'An empty white plate' }),
  // Bowls are only sold in sets, so the tile of that collection needs its own picture (decision 31).
  cutOut('bowl', 1200, { ar: 'سلطانية بالأرابيسك الأزرق', en: 'Bowl with a blue arabesque' }),
  // The band across the home page; its text there is in `locales`.
  {
    name: 'laid-table',
    width: 1600,
    height: 900,
    isTransparent: false,
    alt: {
      ar: 'مائدة مفروشة بالكتان، عليها أطباق وفناجين وإبريق شاي بزهور اللوتس الزرقاء',
      en: 'A table laid on linen with plates, cups and a teapot of blue lotus',
    },
  },
];
