import { useRef, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { ARCHIVE_PART_BYTES } from '../../product-import.ts';

/** The upload of a ZIP file of pictures, part by part; a file is uploaded once for all checks. */
export function usePictureArchive() {
  const current = useRef<{ readonly file: File; readonly id: Promise<string | null> } | null>(null);
  const [share, setShare] = useState<number | null>(null);

  const send = async ({ productImports }: AdminClient, file: File): Promise<string | null> => {
    const { id } = await productImports.createArchive({ size: file.size });
    for (let start = 0, number = 0; start < file.size; start += ARCHIVE_PART_BYTES, number += 1) {
      // another file was selected meanwhile
      if (current.current?.file !== file) return null;
      setShare(start / file.size);
      const part = new File([file.slice(start, start + ARCHIVE_PART_BYTES)], 'part');
      await productImports.addPart({ id, number: String(number), part });
    }
    return id;
  };

  /** Uploads a file once; returns its id, or null when another file was selected meanwhile. */
  const upload = async (admin: AdminClient, file: File): Promise<string | null> => {
    if (current.current?.file === file) return current.current.id;
    const id = send(admin, file);
    current.current = { file, id };
    try {
      return await id;
    } catch (error) {
      if (current.current?.file === file) current.current = null;
      throw error;
    } finally {
      if (current.current?.file === file || current.current === null) setShare(null);
    }
  };

  const clear = () => {
    current.current = null;
    setShare(null);
  };
  return { upload, clear, share };
}
