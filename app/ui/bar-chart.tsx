import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  /** Description for screen readers; the figures are also given as text elsewhere. */
  readonly label: string;
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly write: (value: number) => string;
  readonly className?: string;
}

/** Bar chart in the text colour, with grid lines in the border colour, in reading direction; not animated. */
export const BarChart = ({ label, names, values, write, className = '' }: BarChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    const { color, borderTopColor, direction, fontFamily } = getComputedStyle(frame.current);
    const isRightToLeft = direction === 'rtl';
    const font = { family: fontFamily, size: 12 };
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: { labels: [...names], datasets: [{ data: [...values], backgroundColor: color, maxBarThickness: 24 }] },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: {
            reverse: isRightToLeft,
            grid: { display: false },
            ticks: { color, font, maxRotation: 0, autoSkipPadding: 16 },
          },
          y: {
            position: isRightToLeft ? 'right' : 'left',
            beginAtZero: true,
            border: { display: false },
            grid: { color: borderTopColor },
            ticks: { color, font, maxTicksLimit: 5, precision: 0, callback: (value) => write(Number(value)) },
          },
        },
        plugins: {
          tooltip: {
            displayColors: false,
            rtl: isRightToLeft,
            textDirection: direction,
            titleFont: font,
            bodyFont: { ...font, weight: 500 },
            callbacks: { label: ({ parsed }) => write(parsed.y ?? 0) },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [names, values, write]);
  return (
    <div ref={frame} className={`relative ${className}`}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
};
