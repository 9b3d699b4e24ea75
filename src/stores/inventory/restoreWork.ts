import type { BenchWork } from './benchWork.ts';
import type { KeptWork } from './KeptWorksPort.ts';

/** A work that waited in this browser, to be read anew. */
export function restoreWork({ facts, files }: KeptWork): BenchWork {
  const [first] = files.values();
  return { ...facts, file: first ?? null, files, state: { type: 'reading' }, upload: null };
}
