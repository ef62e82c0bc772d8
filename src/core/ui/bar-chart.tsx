import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  /** Description for screen readers; the figures are also given as text elsewhere. */
  readonly label: string;
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly write: (value: number) => string;
  /** Horizontal bars, for names of several words. */
  readonly isHorizontal?: boolean;
  readonly className?: string;
}

/** Bar chart in the text colour, with grid lines in the border colour, in reading direction; not animated. */
export const BarChart = ({ label, names, values, write, isHorizontal = false, className = '' }: BarChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    const { color, borderTopColor, direction, fontFamily } = getComputedStyle(frame.current);
    const isRightToLeft = direction === 'rtl';
    const font = { family: fontFamily, size: 12 };
    const named = {
      grid: { display: false },
      ticks: { color, font, maxRotation: 0, autoSkip: !isHorizontal, autoSkipPadding: 16 },
    };
    const measured = {
      beginAtZero: true,
      border: { display: false },
      grid: { color: borderTopColor },
      ticks: {
        color,
        font,
        maxRotation: 0,
        // a phone has room for three amounts side by side
        maxTicksLimit: isHorizontal && frame.current.clientWidth < NARROW ? 3 : 5,
        precision: 0,
        callback: (value: number | string) => write(Number(value)),
      },
    };
    const chart = new Chart<'bar', number[], string | string[]>(canvas.current, {
      type: 'bar',
      data: {
        labels: isHorizontal ? names.map(wrapName) : [...names],
        datasets: [{ data: [...values], backgroundColor: color, maxBarThickness: 24 }],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', axis: isHorizontal ? 'y' : 'x', intersect: false },
        indexAxis: isHorizontal ? 'y' : 'x',
        scales: {
          x: { ...(isHorizontal ? measured : named), reverse: isRightToLeft },
          y: { ...(isHorizontal ? named : measured), position: isRightToLeft ? 'right' : 'left' },
        },
        plugins: {
          tooltip: {
            displayColors: false,
            rtl: isRightToLeft,
            textDirection: direction,
            titleFont: font,
            bodyFont: { ...font, weight: 500 },
            callbacks: {
              title: ([bar]) => names[bar?.dataIndex ?? 0] ?? '',
              label: ({ parsed }) => write((isHorizontal ? parsed.x : parsed.y) ?? 0),
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [names, values, write, isHorizontal]);
  return (
    <div ref={frame} className={`relative ${className}`}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
};

/** Width of a chart on a phone, in pixels. */
const NARROW = 480;

/** Maximum number of characters per line of a name next to its bar. */
const LINE_LENGTH = 22;

/** Splits a name at a space into two lines, which fit next to a bar on a phone; the tooltip has the full name. */
const wrapName = (name: string): string[] => {
  const parts = name.split(' ');
  let first = parts.shift() ?? '';
  while (parts[0] !== undefined && first.length + parts[0].length < LINE_LENGTH) first += ` ${parts.shift()}`;
  const second = parts.join(' ');
  if (second === '') return [first];
  return [first, second.length > LINE_LENGTH ? `${second.slice(0, LINE_LENGTH - 1)}…` : second];
};
