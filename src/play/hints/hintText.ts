import type { PlayerHint } from '../../../core/hint/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { hintsText } from '../text/hints.ts';

/**
 * The generated text of a rung; empty where the creator's hint replaces it. `present`: the player's current
 * scene.
 */
export function hintText(hint: PlayerHint, present: OpaqueName | null): string {
  switch (hint.rung) {
    case 'what':
      return hintsText.what[hint.step];
    case 'where':
      return whereText(hint, present);
    case 'how':
      return howText(hint);
    case 'done':
      return '';
  }
}

function whereText({ label = '', scene, sceneName = '' }: PlayerHint, present: OpaqueName | null): string {
  if (scene === undefined) return hintsText.whereCarried(label);
  return scene === present ? hintsText.whereHere(label) : hintsText.whereElsewhere(label, sceneName);
}

function howText({ step, by, byLabel }: PlayerHint): string {
  if (by === undefined) return '';
  if (by === null) return hintsText.how.introduction;
  const isUsed = step === 'unlock' || step === 'combine';
  return isUsed ? hintsText.how.use(byLabel ?? '') : hintsText.how.told(byLabel ?? '');
}
