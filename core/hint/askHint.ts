import type { Action, Play, PlayEvent } from '../play/model.ts';
import { type Step, type StepResult, stepped } from '../play/step.ts';
import { waitFor } from '../play/tries.ts';
import type { Turn } from '../play/turn.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { refuse, success } from '../util/result.ts';
import { findNextStep, type NextStep } from './findNextStep.ts';
import { HINT_RUNGS, type HintById, type HintRung } from './model.ts';
import { tellStep } from './tellStep.ts';

/** Applies an action by the rules of play. Passed in by the judge to avoid a circular import. */
type Apply = (turn: Turn, action: Action) => StepResult;

/**
 * Returns the next rung of a hint for the next step from the player's state (P16). Each step has its own
 * ladder and goes on where it was left. The last rung takes the step by the rules of play.
 */
export function askHint(turn: Turn, apply: Apply): StepResult {
  const { room, play } = turn;
  const next = findNextStep(room, play);
  if (!next) return refuse({ type: 'noHint' });
  const rung = nextRung(room, play, next);
  const isTried = next.actions.some(({ type }) => type === 'enterPassword');
  const wait = rung === 'done' && isTried ? waitFor(play, next.item, turn.at) : 0;
  if (wait > 0) return waitForLock(play, next.item, wait);
  const asked = noteAsked(play, next, rung);
  const hint: Step = { play: asked, events: [hintOf(room, next, rung)] };
  return rung === 'done' ? takeStep({ ...turn, play: asked }, next, hint, apply) : success(hint);
}

/** Returns the rung after the last one shown, skipping a rung that would add nothing. */
function nextRung(room: Room, { hints }: Play, next: NextStep): HintRung {
  return ladderOf(room, next)[hints.rungs[next.key] ?? 0] ?? 'done';
}

function ladderOf(room: Room, next: NextStep): readonly HintRung[] {
  return HINT_RUNGS.filter((rung) => rung !== 'how' || hasHow(room, next));
}

function hasHow(room: Room, next: NextStep): boolean {
  return next.by.length > 0 || ownHint(room, next, 'how') !== undefined;
}

/** Includes the rungs below: a player who followed another ladder in between no longer sees them. */
function hintOf(room: Room, next: NextStep, rung: HintRung): PlayEvent {
  const ladder = ladderOf(room, next);
  const below = ladder.slice(0, ladder.indexOf(rung)).map((each) => tell(room, next, each));
  return { type: 'hint', hint: tell(room, next, rung), below };
}

function tell(room: Room, next: NextStep, rung: HintRung): HintById {
  const text = ownHint(room, next, rung);
  const ladder = ladderOf(room, next);
  const after = ladder[ladder.indexOf(rung) + 1] ?? null;
  return { ...tellStep(room, next, rung), next: after, ...(text !== undefined && { text }) };
}

/** O6: the creator's own hints, gentlest first, are shown with the rungs in order. */
function ownHint(room: Room, { item }: NextStep, rung: HintRung): string | undefined {
  return rung === 'done' ? undefined : itemOf(room, item)?.hints[HINT_RUNGS.indexOf(rung)];
}

function noteAsked(play: Play, { key }: NextStep, rung: HintRung): Play {
  const { asked, done, rungs } = play.hints;
  const told = (rungs[key] ?? 0) + 1;
  const hints = {
    asked: asked + 1,
    done: rung === 'done' ? done + 1 : done,
    rungs: { ...rungs, [key]: told },
  };
  return { ...play, hints };
}

/** P13: while the lock accepts no answers after too many wrong ones, the hint takes no step. */
function waitForLock(play: Play, item: ItemId, wait: number): StepResult {
  const hints = { ...play.hints, asked: play.hints.asked + 1 };
  return stepped({ ...play, hints }, { type: 'lockClosed', item, wait });
}

/** Takes all actions of the step, including going to its scene, as if the player had taken them. */
function takeStep(turn: Turn, { actions }: NextStep, hint: Step, apply: Apply): StepResult {
  let { play, events } = hint;
  for (const action of actions) {
    const result = apply({ ...turn, play }, action);
    if (!result.ok) return result;
    play = result.value.play;
    events = [...events, ...result.value.events];
  }
  return success({ play, events });
}
