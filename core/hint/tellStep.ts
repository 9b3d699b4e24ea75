import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { sceneOf } from '../room/scenes.ts';
import type { NextStep } from './findNextStep.ts';
import { HINT_RUNGS, type HintById, type HintRung } from './model.ts';

/** Returns what a rung tells about a step (P16): everything that earlier rungs told, and more. */
export function tellStep(room: Room, next: NextStep, rung: HintRung): Omit<HintById, 'next'> {
  const height = HINT_RUNGS.indexOf(rung);
  return {
    rung,
    step: next.step,
    ...(height >= HINT_RUNGS.indexOf('where') && whereOf(room, next)),
    ...(height >= HINT_RUNGS.indexOf('how') && howOf(room, next)),
  };
}

function whereOf(room: Room, { item, scene }: NextStep): Partial<HintById> {
  const label = itemOf(room, item)?.name ?? '';
  return scene === null
    ? { item, label }
    : { item, label, scene, sceneName: sceneOf(room, scene)?.name ?? '' };
}

/** Returns the names of all clues, and the first one to point at. */
function howOf(room: Room, { by: all }: NextStep): Partial<HintById> {
  const [by] = all;
  if (by === undefined) return {};
  const names = all.flatMap((id) => (id === null ? [] : [itemOf(room, id)?.name ?? '']));
  return { by, byLabel: by === null ? null : names.join(', ') };
}
