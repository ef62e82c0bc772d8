import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  /** What the chart shows, for who cannot see it; its figures stand somewhere as text too. */
  readonly label: string;
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly write: (value: number) => string;
  readonly className?: string;
}

/** Bars in the colour of the text around them, on lines in that of its borders, in the direction of reading; nothing moves. */
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
