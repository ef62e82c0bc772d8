import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program on the PATH or in one of these folders; null when it is missing. */
export const onPath = (name: string, besides: readonly string[] = []): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...besides]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;
