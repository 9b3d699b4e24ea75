import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import type { Deciding } from './decision/useDeciding.ts';
import { useReviewsStore } from './reviewsContext.ts';

interface ReviewKeysOptions extends Pick<Deciding, 'chooseReason' | 'approve' | 'reject'> {
  areOn: boolean;
  help: () => void;
}

/** The queue's keys; inactive while typing or in a dialog. */
export function useReviewKeys({ areOn, approve, reject, chooseReason, help }: ReviewKeysOptions): void {
  const store = useReviewsStore();
  const run = useEffectEvent((key: string) => {
    const { step, undo, toggleMark, selectedId, shown } = store.getState();
    if (!areOn) return false;
    if (key === 'a') approve();
    else if (key === 'r') reject();
    else if (key === 'j') void step(1);
    else if (key === 'k') void step(-1);
    else if (key === 'x' && selectedId !== null && shown === 'waiting') toggleMark(selectedId);
    else if (key === 'z') void undo();
    else if (key === '?') help();
    else if (/^[1-9]$/.test(key)) chooseReason(Number(key));
    else return false;
    return true;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      if (run(keyOf(event))) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
