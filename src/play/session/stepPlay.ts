import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import {
  type Move,
  NEW_SESSION,
  type PlayFailure,
  type PlaySession,
  type PlayStep,
  type SessionEffect,
  type SessionEvent,
} from './playSession.ts';
import { forgetChanged, type PlayEvents, predictEvents, rememberEvents } from './predictEvents.ts';
import { opensShownLock, takeBackClick, tellScreen } from './screen.ts';
import { playedAt, shownView, takeView } from './shownView.ts';

/** Maximum number of moves that wait for a connection; further clicks are ignored. */
const MOST_WAITING = 20;

type Event<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>;

/**
 * The session after an event, and the effects for the runner to perform.
 *
 *     opened, restarted ──▶ opening ──viewed──▶ idle ──pressed──▶ sending ──answered──▶ idle, or sending the next move
 *                             └──failed──▶ failed                  │  ▲ └──failed──▶ idle without that move
 *                                                           offline ▼  │ pressed
 *                                                                 cut off
 *
 * One call is under way at a time: the first move of `sent`, or a load if `reload` says that the view has to
 * be loaded first (another tab acted, or took the number of the move). `shownView` derives the shown view from
 * the session.
 */
export function stepPlay(session: PlaySession, event: SessionEvent): PlayStep {
  // Ignores results of calls no longer under way, such as those of the previous play.
  if ('number' in event && event.number !== session.call?.number) return still(session);
  switch (event.type) {
    case 'opened':
      return callNext({ ...NEW_SESSION, lastNumber: session.lastNumber, reload: 'opening' });
    case 'restarted':
      return before([{ type: 'forget' }], stepPlay(session, { type: 'opened' }));
    case 'pressed':
      return press(session, event);
    case 'answered':
      return takeAnswer(session, event);
    case 'viewed':
      return takeWholeView(session, event);
    case 'failed':
      return fail(session, event);
    case 'late':
    case 'arriving':
      return still({ ...session, call: session.call && { ...session.call, progress: event.type } });
    case 'waitingStopped':
      return still({ ...session, sent: session.sent.map((move) => ({ ...move, isInBackground: true })) });
    case 'heard':
      // A play of one player hears nobody; a party's session is stepped by `stepTogether`.
      return still(session);
    case 'refreshed':
      return session.phase === 'open'
        ? callNext({ ...session, reload: session.reload ?? 'refresh' })
        : still(session);
    case 'pausedElsewhere':
      return still(followPause(session, event));
    default:
      return stepScreen(session, event);
  }
}

/** Handles events that concern only the screen. */
function stepScreen(session: PlaySession, event: Event<'closed' | 'uncovered' | 'arranged'>): PlayStep {
  const { screen } = session;
  switch (event.type) {
    case 'closed': {
      const [dialog = null, ...waitingDialogs] = screen.waitingDialogs;
      return still({ ...session, screen: { ...screen, dialog, waitingDialogs } });
    }
    case 'uncovered': {
      const { hidden, exit } = screen;
      if (hidden.length === 0 && (exit === null || exit.isShown)) return still(session);
      const seen = { ...screen, hidden: [], exit: exit && { ...exit, isShown: true } };
      const effects = hidden.map((events): SessionEffect => ({ type: 'show', events, hadLock: true }));
      return { session: { ...session, screen: seen }, effects };
    }
    case 'arranged':
      return still({ ...session, screen: { ...screen, ...event.screen } });
  }
}

export function still(session: PlaySession): PlayStep {
  return { session, effects: [] };
}

export function before(effects: readonly SessionEffect[], step: PlayStep): PlayStep {
  return { ...step, effects: [...effects, ...step.effects] };
}

/** Begins the next call, unless one is under way or there is nothing to ask. */
export function callNext(session: PlaySession): PlayStep {
  const { call, reload, sent, phase, sequence, isCutOff: isRetry } = session;
  const [move] = sent;
  if (call || phase === 'failed') return still(session);
  if (reload) {
    const number = session.lastNumber + 1;
    const loading = begin({ ...session, lastNumber: number }, 'load', number);
    return { session: loading, effects: [{ type: 'load', number }] };
  }
  if (!move || phase !== 'open') return still(session);
  const { number, action } = move;
  const send: SessionEffect = { type: 'send', number, sequence: sequence + 1, action, isRetry };
  return { session: begin(session, 'move', number), effects: [send] };
}

function begin(session: PlaySession, type: 'move' | 'load', number: number): PlaySession {
  return { ...session, call: { type, number, progress: 'asked' } };
}

function press(session: PlaySession, { action, at }: Event<'pressed'>): PlayStep {
  if (session.phase === 'failed') return still(session);
  const { sent, isCutOff, call } = session;
  const predicted = predictMove(session, action);
  const shown = predicted ? tell(session, predicted, at) : still(session);
  const last = sent.at(-1);
  if (isCutOff && last && addsNothing(action, last)) {
    const merged = predicted ? [...sent.slice(0, -1), { ...last, predicted }] : sent;
    return before(shown.effects, callNext({ ...shown.session, sent: merged }));
  }
  if (isCutOff && sent.length >= MOST_WAITING)
    return before(shown.effects, callNext({ ...shown.session, actFailure: 'failed' }));
  // Only another move can change what is selected. A load cannot, and without a connection there may always be one.
  const isAlone = call?.type !== 'move';
  const number = session.lastNumber + 1;
  const isSelectedAtOnce = isAlone && action.type === 'select';
  const move: Move = { action, number, predicted, isSelectedAtOnce, isInBackground: false };
  const next = isPause(action) ? holdClock(shown.session, at) : shown.session;
  const pauseElsewhere = isPause(action) ? null : session.pauseElsewhere;
  const pressed = { ...next, sent: [...sent, move], lastNumber: number, pauseElsewhere };
  return before(shown.effects, callNext(pressed));
}

function predictMove(session: PlaySession, action: Action<OpaqueName>): PlayEvents | null {
  // Behind any other pending move, the click may do something new.
  const isSure = session.sent.every(({ action: { type } }) => type === 'click' || type === 'tick');
  if (action.type !== 'click' || !isSure) return null;
  return predictEvents({ ...shownView(session), remembered: session.remembered }, action.item);
}

function isPause({ type }: Action<OpaqueName>): boolean {
  return type === 'pause' || type === 'resume';
}

/** Counts the time locally from a pause or resume until the judge confirms it. */
function holdClock(session: PlaySession, at: number): PlaySession {
  const screen = { ...session.screen, captions: [] };
  return { ...session, time: playedAt(session, at), answeredAt: at, screen };
}

function followPause(session: PlaySession, { isPaused, at }: Event<'pausedElsewhere'>): PlaySession {
  const held = holdClock(session, at);
  return { ...held, pauseElsewhere: isPaused, screen: { ...held.screen, dialog: null, waitingDialogs: [] } };
}

function takeAnswer(session: PlaySession, { answer, at }: Event<'answered'>): PlayStep {
  const view = applyViewChange(session.view, answer.change);
  return conclude(session, { ...answer, view }, at);
}

type Conclusion = Pick<ActAnswer, 'sequence' | 'events' | 'refusal'> & { view: PlayerView };

/** Handles the response to the first move: shows its events and sends the next move. */
function conclude(
  session: PlaySession,
  { view, sequence, events, refusal }: Conclusion,
  at: number,
): PlayStep {
  const [move, ...sent] = session.sent;
  if (!move) return still(session);
  const remembered = forgetChanged(rememberClick(session, move, events), events);
  const screen = { ...session.screen, hasNoHint: refusal?.type === 'noHint' };
  const answered = settle(takeView({ ...session, screen, sent, sequence, remembered }, view, at));
  return goOn(showOutcome(answered, move, events, at));
}

/** A correct prediction is already on the screen; a wrong one is replaced. */
function showOutcome(session: PlaySession, move: Move, events: PlayEvents, at: number): PlayStep {
  if (move.predicted && isSame(move.predicted, events)) return still(session);
  return tell(takeBack(session, move), events, at, move.isInBackground);
}

function rememberClick(session: PlaySession, { action }: Move, events: PlayEvents) {
  const { remembered } = session;
  if (action.type !== 'click') return remembered;
  return rememberEvents({ ...shownView(session), remembered }, action.item, events);
}

/** Marks the connection as working and no call as under way. */
export function settle(session: PlaySession): PlaySession {
  return { ...session, call: null, wasRunning: false, isCutOff: false, actFailure: null };
}

function takeBack(session: PlaySession, { action, predicted }: Move): PlaySession {
  if (!predicted || action.type !== 'click') return session;
  return { ...session, screen: takeBackClick(session.screen, action.item) };
}

/** Shows events of this player and notifies listeners. */
function tell(session: PlaySession, events: PlayEvents, at: number, isInBackground = false): PlayStep {
  const screen = tellScreen(session.screen, events, at, isInBackground);
  return { session: { ...session, screen }, effects: announce(session, events) };
}

export function announce({ screen }: PlaySession, events: PlayEvents): SessionEffect[] {
  const isHidden = opensShownLock(screen, events);
  return [
    { type: 'announce', events },
    ...(isHidden ? [] : [{ type: 'show', events, hadLock: false } as const]),
  ];
}

/** Stores the judge's state and begins the next call. */
export function goOn({ session, effects }: PlayStep): PlayStep {
  return before([...effects, { type: 'keep', view: session.view }], callNext(session));
}

function takeWholeView(session: PlaySession, { started, at }: Event<'viewed'>): PlayStep {
  const { view, sequence, board, playerId } = started;
  const loaded = { ...session, reload: null, sequence };
  // The judge had accepted another move under that number, from another tab, so this one did nothing.
  if (session.reload === 'conflict')
    return conclude(loaded, { view, sequence, events: [], refusal: null }, at);
  const viewed = settle(takeView(loaded, view, at));
  if (session.reload === 'opening')
    return goOn(still({ ...viewed, phase: 'open', board, playerId, wasRunning: view.isStarted }));
  // Another tab has acted, so only its result is shown. Moves waiting for a connection were meant for the
  // former state.
  const screen = {
    ...session.screen,
    ...{ dialog: null, waitingDialogs: [], captions: [], lastEvents: [], isTimeUp: false },
  };
  const sent = session.isCutOff ? [] : session.sent;
  return goOn(still({ ...viewed, screen, sent, pauseElsewhere: null }));
}

function fail(session: PlaySession, { failure, at }: Event<'failed'>): PlayStep {
  const failed = { ...session, call: null };
  const isLoad = session.call?.type === 'load';
  if (isLoad && session.reload === 'opening') return still(closePlay(failed, failure));
  if (isLoad && session.reload === 'refresh') return callNext({ ...failed, reload: null });
  if (failure.code === 'offline') return cutOff(failed);
  if (isLoad) return drop({ ...failed, reload: null }, at);
  if (failure.code === 'conflict') return callNext({ ...failed, reload: 'conflict' });
  if (failure.code === 'roomHidden')
    return { session: closePlay(failed, failure), effects: [{ type: 'forget' }] };
  return drop(failed, at);
}

function closePlay(session: PlaySession, failure: PlayFailure): PlaySession {
  return { ...session, phase: 'failed', reload: null, sent: [], failure };
}

function cutOff(session: PlaySession): PlayStep {
  const sent = session.sent.filter(({ action }, index, all) => {
    const previous = all[index - 1];
    return !previous || !addsNothing(action, previous);
  });
  const cut: PlaySession = { ...session, isCutOff: true, actFailure: 'offline', sent };
  return session.reload === 'refresh' ? callNext(cut) : still(cut);
}

/** Handles the refusal of the first move: takes back its prediction and goes on with the next. */
function drop(session: PlaySession, at: number): PlayStep {
  const [move, ...sent] = session.sent;
  if (!move) return callNext({ ...session, actFailure: 'failed' });
  const held = isPause(move.action) ? holdClock(session, at) : session;
  return callNext({ ...takeBack(held, move), sent, actFailure: 'failed' });
}

/** Whether an action adds nothing to what waits for a connection: a repetition, or a tick of the clock. */
function addsNothing(action: Action<OpaqueName>, previous: Move): boolean {
  return action.type === 'tick' || isSame(action, previous.action);
}

/** Compares as JSON: actions and events are built with their fields in a fixed order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
