import { definitionOf } from '../../lock/faces.ts';
import { TEXT_FACE } from '../../lock/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { LOOK_SECONDS, STEP_SECONDS } from '../../solve/escape/walk/pace.ts';
import { ENTER_SECONDS, WORKING_OUT } from '../../solve/escape/walk/rateDifficulty.ts';
import type { PlannedThing } from './plan.ts';

/**
 * Estimates how long first-time players need for planned things, as `estimateMinutes` will of the room: every lock of a
 * grown room is on its way out.
 */
export function secondsOf(things: readonly PlannedThing[]): number {
  const hosts = new Set(things.flatMap(({ inside }) => inside ?? []));
  const made = new Set(things.flatMap(({ combines }) => combines?.into ?? []));
  return things.reduce((sum, thing) => {
    const isTaken = thing.isAddable === true && !made.has(thing.id);
    const isOpened = thing.lock === undefined && hosts.has(thing.id);
    return (
      sum +
      LOOK_SECONDS +
      unlocking(thing) +
      (isTaken || isOpened ? STEP_SECONDS.click : 0) +
      (thing.combines ? STEP_SECONDS.useItem : 0) +
      (thing.leadsTo === undefined ? 0 : STEP_SECONDS.enter)
    );
  }, 0);
}

function unlocking({ lock }: PlannedThing): number {
  if (!lock) return 0;
  if ('key' in lock) return listOf(lock.key).length * STEP_SECONDS.useItem;
  if ('sequence' in lock) return STEP_SECONDS.sequence;
  const isRead = definitionOf(lock.face ?? TEXT_FACE).needsClue;
  return ENTER_SECONDS + (isRead ? listOf(lock.toldBy ?? []).length * STEP_SECONDS.read : WORKING_OUT);
}
