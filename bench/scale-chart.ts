/** Duration of a call by size of the shop, in milliseconds. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly took: number }[];
}

interface Chart {
  readonly title: string;
  readonly curves: readonly Curve[];
}

// the shop's colours on an own background, so that the chart looks the same in light and dark themes
const ground = '#fdfdff';
const ink = '#0d1a4b';
const mist = '#5d6b88';
const hair = '#cdd9f6';
const strokes = ['#2440a8', '#1f7a5c', '#b5452c', '#8a6a1f', '#7a3fa0'];

const width = 880;
const plot = { left: 64, top: 64, width: 500, height: 190 };
const heightOfChart = 330;

/** Draws charts below each other as SVG: size on a logarithmic x axis, milliseconds on the y axis. */
export const drawCurves = (charts: readonly Chart[]): string => {
  const height = charts.length * heightOfChart;
  const drawn = charts.map((chart, index) => `<g transform="translate(0 ${index * heightOfChart})">${draw(chart)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>What one call takes as the shop grows</title>
<rect width="${width}" height="${height}" rx="12" fill="${ground}"/>
${drawn.join('\n')}
</svg>
`;
};

const draw = ({ title, curves }: Chart): string => {
  const sizes = (curves[0]?.points ?? []).map(({ size }) => size);
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
  const highest = roundUpScale(Math.max(...curves.flatMap(({ points }) => points.map(({ took }) => took))));
  const x = (size: number) => plot.left + (plot.width * Math.log(size / min)) / Math.log(max / min);
  const y = (took: number) => plot.top + plot.height * (1 - took / highest);
  const steps = [0, 1, 2, 3, 4].map((step) => (highest * step) / 4);
  return [
    text(plot.left, 34, title, `fill="${ink}" font-size="18" font-weight="600"`),
    ...steps.map(
      (took) =>
        `<line x1="${plot.left}" x2="${plot.left + plot.width}" y1="${y(took)}" y2="${y(took)}" stroke="${hair}"/>` +
        text(plot.left - 10, y(took) + 4, String(took), `fill="${mist}" text-anchor="end"`),
    ),
    text(plot.left - 10, plot.top - 14, 'ms', `fill="${mist}" text-anchor="end"`),
    ...sizes.map((size) =>
      text(x(size), plot.top + plot.height + 24, size.toLocaleString('en'), `fill="${mist}" text-anchor="middle"`),
    ),
    ...curves.map((curve, index) => drawCurve(curve, { x, y, stroke: strokes[index % strokes.length] ?? ink })),
    ...curves.map(({ name }, index) => legend(name, index)),
  ].join('\n');
};

interface Scale {
  readonly x: (size: number) => number;
  readonly y: (took: number) => number;
  readonly stroke: string;
}

const drawCurve = ({ points }: Curve, { x, y, stroke }: Scale): string => {
  const places = points.map(({ size, took }) => `${x(size).toFixed(1)},${y(took).toFixed(1)}`);
  const dots = places
    .map((point) => point.split(','))
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${stroke}"/>`);
  return `<polyline points="${places.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"/>${dots.join('')}`;
};

const legend = (name: string, index: number): string => {
  const [start, line] = [plot.left + plot.width + 36, plot.top + 12 + index * 28];
  const stroke = strokes[index % strokes.length] ?? ink;
  return (
    `<line x1="${start}" x2="${start + 22}" y1="${line - 4}" y2="${line - 4}" stroke="${stroke}" stroke-width="3"/>` +
    text(start + 32, line, name, `fill="${ink}"`)
  );
};

const text = (x: number, y: number, label: string, attributes: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${label}</text>`;

/** The next number of the form 4, 8, 20 or 40 times a power of ten, so that its quarters are round too. */
const roundUpScale = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  return ([1, 2, 5, 10].find((step) => step * 4 * power >= value) ?? 10) * 4 * power;
};
