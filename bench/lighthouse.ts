import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/lib/browser.ts';
import type { Bench } from './measure.ts';
import { addressOf, languages, publicPages, warm } from './pages.ts';
import { type Figure, median, type Row, rounded } from './thresholds.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse results of each public page on a throttled phone: medians of several visits with fresh profiles. */
export const measureLighthouse = async ({ shop, options, note }: Bench): Promise<Row[]> => {
  const pages = languages.flatMap((language) =>
    Object.entries(publicPages).map(([name, path]) => ({
      what: `${name}, ${language}`,
      address: addressOf(shop.url, path, language),
    })),
  );
  const visits = new Map<string, Visit[]>(pages.map(({ what }) => [what, []]));
  for (const { address } of pages) await warm(address);
  for (let round = 1; round <= options.visits; round += 1) {
    for (const { what, address } of pages) {
      const visitResult = await visit(address);
      visits.get(what)?.push(visitResult);
      note(
        `${what}, visit ${round}: ${figuresOf([visitResult])
          .map(({ name, value }) => `${name} ${value}`)
          .join(', ')}`,
      );
      if (visitResult.faults.length > 0) note(`  costs points: ${visitResult.faults.join('; ')}`);
    }
  }
  return [...visits].map(([what, visitResult]) => ({
    what,
    figures: figuresOf(visitResult),
    anchor: {
      name: "Lighthouse's index of this machine",
      value: rounded(median(visitResult.map(({ speed }) => speed))),
      unit: '',
    },
  }));
};

type Visit = {
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speed: number;
  readonly faults: readonly string[];
};

/** One visit with an empty browser profile; times in milliseconds, scores out of 100. */
const visit = async (address: string): Promise<Visit> => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { audits, categories: judged, environment } = result.lhr;
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: categories.map((name) => rounded((judged[name]?.score ?? 0) * 100)),
      fcp: valueOf('first-contentful-paint'),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      speed: environment.benchmarkIndex,
      faults: categories
        .slice(1)
        .flatMap((name) =>
          (judged[name]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
            .map(({ id }) => `${id} (${name})`),
        ),
    };
  } finally {
    await browser.close();
  }
};

const figuresOf = (visits: readonly Visit[]): Figure[] => [
  ...categories.map((name, index) => ({
    name,
    value: median(visits.map(({ scores }) => scores[index] ?? 0)),
    unit: '',
    goal: { min: 100 },
  })),
  { name: 'FCP', value: rounded(median(visits.map(({ fcp }) => fcp)) / 1000, 2), unit: 's' },
  { name: 'LCP', value: rounded(median(visits.map(({ lcp }) => lcp)) / 1000, 2), unit: 's', goal: { max: 1.7 } },
  { name: 'TBT', value: rounded(median(visits.map(({ tbt }) => tbt))), unit: 'ms', goal: { max: 100 } },
  { name: 'CLS', value: rounded(median(visits.map(({ cls }) => cls)), 3), unit: '', goal: { max: 0.01 } },
];
