import { askHint } from '../hint/askHint.ts';
import type { SceneId } from '../room/model.ts';
import { refuse, success } from '../util/result.ts';
import { noteAttention } from './attention.ts';
import { isTimeUp, limitOf } from './clock.ts';
import { applyItemAction } from './itemActions.ts';
import { addShown, noteSeen } from './journal.ts';
import type { Action, Play } from './model.ts';
import { enterScene, sceneBehind } from './scenes.ts';
import { FIRST_SEAT } from './seats.ts';
import { noteShownLocks } from './sequences.ts';
import { type Step, type StepResult, stepped } from './step.ts';
import type { TimeAllowance } from './timeAllowance.ts';
import type { Turn } from './turn.ts';

/**
 * Applies an action with item ids to a play (P11). Returns the next play and its events, or a refusal that
 * changes nothing. The time is checked first: an action after the limit ends the play instead (P10).
 * The given play is not changed.
 */
export function applyAction(turn: Turn, action: Action): StepResult {
  const { play } = turn;
  if (hasEnded(play)) return refuse({ type: 'ended' });
  if (isRunning(play) && isTimeUp(turn)) return endByTime(turn);
  const result = take(turn, action);
  return result.ok ? success(afterwards(turn, action, result.value)) : result;
}

/**
 * Records what an action leaves behind: texts for the journal (O5), locks that are now in view (K6), and
 * where the player is busy (P16).
 */
export function afterwards({ room, play }: Turn, action: Action, step: Step): Step {
  const told = noteSeen(room, addShown(room, step.play, step.events));
  const shown = told === play || !told.isStarted ? told : noteShownLocks(room, told);
  return { ...step, play: noteAttention(shown, action, step.events) };
}

function take(turn: Turn, action: Action): StepResult {
  const { play } = turn;
  switch (action.type) {
    case 'start':
      return start(turn, action.timeAllowance);
    case 'tick':
      return play.isStarted ? stepped(play) : refuse({ type: 'notStarted' });
    case 'pause':
      return pause(turn);
    case 'resume':
      return resume(turn);
    case 'go':
    case 'back':
      return whileRunning(play) ?? goTo(turn, action.type === 'go' ? action.scene : sceneBehind(play));
    case 'askHint':
      return whileRunning(play) ?? askHint(turn, applyAction);
    default:
      return whileRunning(play) ?? applyItemAction(turn, action);
  }
}

function hasEnded(play: Play): boolean {
  return play.isGameOver || play.isEscaped;
}

function isRunning(play: Play): boolean {
  return play.isStarted && !play.isPaused;
}

/** Returns the refusal if the play is not running, else null (P2). */
function whileRunning(play: Play): StepResult | null {
  if (!play.isStarted) return refuse({ type: 'notStarted' });
  return play.isPaused ? refuse({ type: 'paused' }) : null;
}

/** Goes to an entered scene (N3). */
function goTo({ room, play }: Turn, scene: SceneId | undefined): StepResult {
  if (scene === undefined || !play.entered.includes(scene)) return refuse({ type: 'unknownScene' });
  return success(enterScene(room, play, scene));
}

/** Starts the clock. P15: the time allowance is chosen here for good. */
function start({ play, at, startsIn = 0 }: Turn, timeAllowance: TimeAllowance = 'standard'): StepResult {
  if (play.isStarted) return refuse({ type: 'alreadyStarted' });
  const started = { ...play, isStarted: true, isPaused: false, startedAt: at + startsIn, timeAllowance };
  return stepped(started, { type: 'started' });
}

function pause({ play, at, seat = FIRST_SEAT }: Turn): StepResult {
  const refusal = whileRunning(play);
  if (refusal) return refusal;
  // If the clock was set back, the pause must not begin before the start.
  const pausedAt = Math.max(at, (play.startedAt ?? at) + play.pausedFor);
  return stepped({ ...play, isPaused: true, pausedAt, pausedBy: seat }, { type: 'paused' });
}

function resume({ play, at }: Turn): StepResult {
  if (!play.isStarted) return refuse({ type: 'notStarted' });
  if (!play.isPaused) return refuse({ type: 'notPaused' });
  const pausedFor = play.pausedFor + Math.max(0, at - (play.pausedAt ?? at));
  return stepped(
    { ...play, isPaused: false, pausedAt: null, pausedBy: null, pausedFor },
    { type: 'resumed' },
  );
}

/** SPEC §4: game over clears paused. */
function endByTime(turn: Turn): StepResult {
  const time = limitOf(turn);
  const over = { ...turn.play, isGameOver: true, isPaused: false, selected: null, time };
  return stepped(over, { type: 'gameOver' });
}
