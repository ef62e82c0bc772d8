import { readFile } from 'node:fs/promises';

/** The memory that a process holds (resident), in MB. Throws where there is no /proc. */
export const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
};
