import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Time between two looks at the picture of the camera, in milliseconds. */
const LOOK_EVERY_MS = 200;

/** A detector of codes as the platform has it; browsers without it show no scan button. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

const detectorOfPlatform = (): (new () => Detector) | undefined =>
  (globalThis as { readonly BarcodeDetector?: new () => Detector }).BarcodeDetector;

/** Whether this browser can scan codes. */
export const canScan = (): boolean =>
  detectorOfPlatform() !== undefined && typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

/** Shows the camera and calls `onCode` with each code that comes into view, once until another one does. */
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
    const look = async (detector: Detector): Promise<void> => {
      const element = video.current;
      if (!isOn || !element) return;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const [code] = await detector.detect(element).catch(() => []);
        if (isOn && code && code.rawValue !== last) {
          last = code.rawValue;
          latest.current(last);
        }
      }
      setTimeout(() => void look(detector), LOOK_EVERY_MS);
    };
    const begin = async () => {
      const PlatformDetector = detectorOfPlatform();
      if (!PlatformDetector) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOn || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      void look(new PlatformDetector());
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => setDenied(true));
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
