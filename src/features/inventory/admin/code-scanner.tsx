import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Interval of scanning the camera image, in milliseconds. */
const SCAN_INTERVAL_MS = 200;

/** The platform's barcode detector; without it there is no scan button. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

const getPlatformDetector = (): (new () => Detector) | undefined =>
  (globalThis as { readonly BarcodeDetector?: new () => Detector }).BarcodeDetector;

/** Whether this browser can scan codes. */
export const canScan = (): boolean =>
  getPlatformDetector() !== undefined && typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

/** Displays the camera image and calls `onCode` with each detected code, once until another one is detected. */
export const CodeScanner = ({ onCode }: { onCode: (code: string) => void }) => {
  const { count: t } = useMessages('admin').stock;
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    let isOn = true;
    let stream: MediaStream | null = null;
    let last = '';
    const scan = async (detector: Detector): Promise<void> => {
      const element = video.current;
      if (!isOn || !element) return;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const [code] = await detector.detect(element).catch(() => []);
        if (isOn && code && code.rawValue !== last) {
          last = code.rawValue;
          latest.current(last);
        }
      }
      setTimeout(() => void scan(detector), SCAN_INTERVAL_MS);
    };
    const start = async () => {
      const PlatformDetector = getPlatformDetector();
      if (!PlatformDetector) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOn || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      void scan(new PlatformDetector());
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => setDenied(true));
    return () => {
      isOn = false;
      stop();
    };
  }, []);
  if (isDenied) return <p className="py-3 text-carnelian-700">{t.noCamera}</p>;
  return (
    <div className="py-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t.scanning}
        className="w-full max-w-md aspect-4/3 object-cover bg-lapis-900"
      />
      <p className="pt-2 text-mist">{t.scanning}</p>
    </div>
  );
};
