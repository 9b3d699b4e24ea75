import { useEffect, useState } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { watchForNotices } from '../../shared/toast/toaster.ts';
import { lazyPart } from './lazyPart.tsx';

const Toasts = lazyPart(async () => {
  const { Toasts } = await loadChunk('toasts', () => import('../../shared/toast/Toasts.tsx'));
  return Toasts;
});

/** Loaded with the first toast, which waits for it. */
export function LazyToasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => watchForNotices(() => setWanted(true)), []);
  return isWanted && <Toasts />;
}
