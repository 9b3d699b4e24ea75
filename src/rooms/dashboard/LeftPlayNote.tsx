import { useEffect, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { logFailure } from '../../shared/load/logFailure.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import type { LeftPlay } from '../../shared/ports/LeftPlay.ts';

/** Offers to resume the play left in this browser. */
export function LeftPlayNote() {
  const left = useLeftPlay();
  return left && <LazyPaper left={left} />;
}

/** In a chunk of its own: most visitors have left no play. */
function LazyPaper({ left }: { left: LeftPlay }) {
  const paper = useChunk(loadPaper);
  return paper.type === 'ready' ? <paper.part left={left} /> : null;
}

async function loadPaper() {
  const { LeftPlayPaper } = await loadChunk('left play', () => import('./LeftPlayPaper.tsx'));
  return LeftPlayPaper;
}

function useLeftPlay(): LeftPlay | null {
  const { leftPlay } = useBackend();
  const [left, setLeft] = useState<LeftPlay | null>(null);
  useEffect(() => {
    logFailure(leftPlay().then(setLeft));
  }, [leftPlay]);
  return left;
}
