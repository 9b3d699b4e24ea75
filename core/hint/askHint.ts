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

/** How the judge takes an action; given by it, so that it may ask for hints itself. */
type Apply = (turn: Turn, action: Action) => StepResult;

/**
 * Tells the next rung of what is to be done next in the player's very state (P16). Each step has its own ladder: who does
 * something else in between goes on where the ladder was left. The last rung takes the step by the rules of play.
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

/** The rung after the last one told; one that would add nothing is left out. */
function nextRung(room: Room, { hints }: Play, next: NextStep): HintRung {
  return ladderOf(room, next)[hints.rungs[next.key] ?? 0] ?? 'done';
}

function ladderOf(room: Room, next: NextStep): readonly HintRung[] {
  return HINT_RUNGS.filter((rung) => rung !== 'how' || hasHow(room, next));
}

function hasHow(room: Room, next: NextStep): boolean {
  return next.by.length > 0 || ownHint(room, next, 'how') !== undefined;
}

/** With the rungs below: whoever was led by another ladder in between stands on this one again. */
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

/** O6: the creator's own hints, from the gentlest on, come with the rungs in their order. */
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

/** P13: a closed lock takes an answer from nobody; no step was taken. */
function waitForLock(play: Play, item: ItemId, wait: number): StepResult {
  const hints = { ...play.hints, asked: play.hints.asked + 1 };
  return stepped({ ...play, hints }, { type: 'lockClosed', item, wait });
}

/** Takes all actions that the step is made of, going included; each is judged as if the player had taken it. */
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
