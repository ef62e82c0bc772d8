import { useRef, useState } from 'react';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { isOrderNumber, isShortOrderNumber, shortOrderNumber } from '#features/orders/order-number.ts';
import { isTrackingNumber, normalizeTrackingNumber } from '../tracking-number.ts';

/** Result of a scan. `next`: the order is known, its tracking number is expected. */
export interface ScanResult {
  readonly id: number;
  readonly kind: 'next' | 'success' | 'refusal';
  readonly text: string;
  /** Scanned code. */
  readonly code: string;
}

/** Maximum number of listed scans. */
const MAX_LISTED_SCANS = 20;

interface ScannerOptions {
  readonly isShipped: boolean;
  readonly isMuted: boolean;
}

/** Steps of a scanner: an order number, then its tracking number. Scans are processed in their sequence, none is lost. */
export function useTrackingScanner({ isShipped, isMuted }: ScannerOptions) {
  const { scan: t } = useMessages('admin').trackingNumbers;
  const { validation } = useMessages('forms');
  const language = useLanguage();
  /** Full number of the order that expects its tracking number; null while an order is expected. */
  const order = useRef<string | null>(null);
  const completed = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const [expected, setExpected] = useState<string | null>(null);
  const [scans, setScans] = useState<readonly ScanResult[]>([]);

  const expectNumberOf = (next: string | null) => {
    order.current = next;
    setExpected(next);
  };
  const add = (code: string, kind: ScanResult['kind'], text: string) => {
    setScans((earlier) => [{ id: (earlier[0]?.id ?? 0) + 1, kind, text, code }, ...earlier].slice(0, MAX_LISTED_SCANS));
    if (!isMuted && kind !== 'next') playSound(kind);
  };
  const scanOrder = async (code: string) => {
    if (!isOrderNumber(code) && !isShortOrderNumber(code)) return add(code, 'refusal', t.notAnOrder);
    if (completed.current.has(shortOrderNumber(code))) return add(code, 'refusal', t.orderTwice);
    const { shipments } = await loadAdminClient();
    const rows = [{ line: 1, orderNumber: code, trackingNumber: null }];
    const [row] = (await shipments.previewTracking({ rows, isShipped })).rows ?? [];
    if (row === undefined) return;
    if (row.reason !== null) return add(code, 'refusal', textIn(row.reason, language));
    expectNumberOf(row.orderNumber);
    add(code, 'next', t.orderRead({ order: shortOrderNumber(row.orderNumber) }));
  };
  const scanNumber = async (code: string, orderNumber: string) => {
    const name = shortOrderNumber(orderNumber);
    if (isOrderNumber(code) || code === name) return add(code, 'refusal', t.orderInsteadOfNumber);
    if (!isTrackingNumber(code)) return add(code, 'refusal', validation['shipment.trackingNumber']);
    const { shipments } = await loadAdminClient();
    const {
      rows: [row],
    } = await shipments.applyTracking({ rows: [{ line: 1, orderNumber, trackingNumber: code }], isShipped });
    if (row === undefined) return;
    if (row.reason !== null) return add(code, 'refusal', textIn(row.reason, language));
    completed.current.add(name);
    // Escape may have started another order meanwhile
    if (order.current === orderNumber) expectNumberOf(null);
    const text = row.isHandedOver ? t.shipped : row.outcome === 'unchanged' ? t.unchanged : t.saved;
    add(code, 'success', text({ order: name }));
  };
  const processScan = async (entered: string) => {
    const code = normalizeTrackingNumber(entered);
    if (code === '') return;
    if (/[^\x21-\x7e]/.test(code)) return add(code, 'refusal', t.notLatin);
    try {
      await (order.current === null ? scanOrder(code) : scanNumber(code, order.current));
    } catch (error) {
      add(code, 'refusal', readError(error, language).message);
    }
  };
  return {
    /** Number of the order whose tracking number is expected; null while an order is expected. */
    expected,
    /** Newest first. */
    scans,
    scan: (entered: string) => {
      queue.current = queue.current.then(() => processScan(entered));
    },
    restart: () => {
      queue.current = queue.current.then(() => expectNumberOf(null));
    },
  };
}

/** Frequencies in Hz and duration in seconds of the two sounds. */
const sounds = {
  success: { type: 'sine', frequency: 1_200, seconds: 0.12 },
  refusal: { type: 'square', frequency: 220, seconds: 0.45 },
} as const;

let audio: AudioContext | undefined;

/** Plays the sound of a result; silent in a browser without Web Audio. */
const playSound = (kind: keyof typeof sounds): void => {
  const { type, frequency, seconds } = sounds[kind];
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    oscillator.type = type;
    oscillator.frequency.value = frequency;
    gain.gain.value = 0.2;
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start();
    oscillator.stop(audio.currentTime + seconds);
  } catch {
    // the result is on the screen as well
  }
};
