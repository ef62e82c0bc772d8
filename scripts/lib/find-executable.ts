import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of this name lies on this machine, on the PATH or in one of these folders besides; null when it does not. */
export const onPath = (name: string, besides: readonly string[] = []): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...besides]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;
