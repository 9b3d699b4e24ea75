import type { Upload } from '../../../core/catalogue/upload.ts';
import type { BenchWork } from './benchWork.ts';
import type { KeptWork } from './KeptWorksPort.ts';

/** Restores a kept work, to be read again; `upload` is what it changes. */
export function restoreWork({ facts, files }: KeptWork, upload: Upload | null): BenchWork {
  const { changes: _, ...kept } = facts;
  const [first] = files.values();
  // Works kept before backgrounds had several moods have no light in their looks.
  const looks = facts.looks.map((look) => ({ ...look, ambient: look.ambient ?? null }));
  const state = { type: first ? 'reading' : 'open' } as const;
  return { ...kept, looks, file: first ?? null, files, state, upload };
}
