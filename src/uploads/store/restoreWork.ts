import type { Upload } from '../../../core/catalogue/upload.ts';
import type { BenchWork } from './benchWork.ts';
import type { KeptWork } from './KeptWorksPort.ts';

/** A work that waited in this browser, to be read anew; `upload` is what it changes. */
export function restoreWork({ facts, files }: KeptWork, upload: Upload | null): BenchWork {
  const { changes: _, ...kept } = facts;
  const [first] = files.values();
  // Works that were kept before backgrounds had several lights hold none with their looks.
  const looks = facts.looks.map((look) => ({ ...look, ambient: look.ambient ?? null }));
  const state = { type: first ? 'reading' : 'open' } as const;
  return { ...kept, looks, file: first ?? null, files, state, upload };
}
