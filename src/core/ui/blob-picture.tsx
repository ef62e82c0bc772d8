import { useEffect, useState } from 'react';

interface BlobPictureProps {
  readonly blob: Blob;
  readonly alt: string;
  readonly className?: string | undefined;
}

/**
 * Shows a picture without a URL as a data URL, which the content security policy allows for pictures. A file that the
 * browser cannot decode is not displayed; the server validates it.
 */
export const BlobPicture = ({ blob, alt, className }: BlobPictureProps) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(blob);
    return () => {
      reader.abort();
      setAddress(null);
    };
  }, [blob]);
  return address && <img src={address} alt={alt} className={className} onError={() => setAddress(null)} />;
};
