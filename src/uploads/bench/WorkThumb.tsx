import { useEffect, useState } from 'react';
import type { Pixels } from '../pixels/Pixels.ts';
import { shrink } from '../pixels/shrink.ts';
import type { BenchPicture, BenchWork } from '../store/benchWork.ts';
import { useBenchSession } from './benchContext.ts';
import { PixelCanvas } from './PixelCanvas.tsx';

/** Pixels of a side: twice as many as CSS pixels, for dense screens. */
const SIZE = 76;

/** A small picture of a work after its last edits. */
export function WorkThumb({ work, picture }: { work: BenchWork; picture: BenchPicture }) {
  const { studio } = useBenchSession();
  const [pixels, setPixels] = useState<Pixels | null>(null);
  const { id, edits } = picture;
  const { kind } = work;
  useEffect(() => {
    let isOvertaken = false;
    const shown = kind === 'background' ? { ...edits, cuts: [], crop: null } : edits;
    const timer = setTimeout(async () => {
      const cut = await studio.run({ type: 'cut', pictureId: id, edits: shown }).catch(() => null);
      if (!isOvertaken && cut) setPixels(shrink(cut, SIZE));
    }, 700);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [studio, id, edits, kind]);
  return pixels && <PixelCanvas pixels={pixels} aria-hidden />;
}
