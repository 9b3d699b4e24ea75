import { type HeardChange, SEAT_CHANGES, type TeamEvent } from '../../../../core/calls/pieces/party.ts';
import type { SyncAnswer } from '../../../../core/calls/play/sync.ts';
import type { Action } from '../../../../core/play/model.ts';
import { applyViewChange } from '../../../../core/play/view/viewChange.ts';
import type { PartyProgress, PlaySession, PlayStep, SessionEvent, Told } from '../../session/playSession.ts';
import { forgetChanged, type PlayEvents } from '../../session/predictEvents.ts';
import { BLANK_SCREEN, hasAny, opensShownLock, type Screen, tellNews } from '../../session/screen.ts';
import { takeView } from '../../session/shownView.ts';
import { announce, before, goOn, settle, stepPlay, still } from '../../session/stepPlay.ts';

/** The number of changes by others that are kept for reading again. */
const MOST_NEWS = 10;

/** Actions for the whole team. They are never sent late, when they would surprise the others (T16). */
const NEVER_LATE: ReadonlySet<Action['type']> = new Set(['start', 'pause', 'resume', 'askHint']);

type Event<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>;

/**
 * The session of a party after an event: as `stepPlay`, with the changes that others make (T3, T4).
 *
 * Each change has a number. It describes the view before it, so it is applied only to that view; until then
 * it is held. `heardTo` is behind `number` where an answer showed the view of a change before its
 * publication came: then only its events are missing.
 */
export function stepTogether(session: PlaySession, event: SessionEvent): PlayStep {
  switch (event.type) {
    case 'heard':
      return takeHeld(still(hold(session, event.told)), event.at);
    case 'pressed':
      return session.isCutOff && NEVER_LATE.has(event.action.type)
        ? still({ ...session, actFailure: 'offline' })
        : stepPlay(session, event);
    case 'answered':
      return takeOwnAnswer(session, event);
    case 'viewed':
      return takeLoaded(session, event);
    case 'failed':
      return fail(session, event);
    default:
      return stepPlay(session, event);
  }
}

/** Whether this tab waits for a change that it has not seen, or not heard of. */
export function isBehind({ number, heardTo, held }: PartyProgress): boolean {
  return held.length > 0 || heardTo !== number;
}

function hold(session: PlaySession, told: Told): PlaySession {
  const { party } = session;
  if (!party || told.number <= party.heardTo) return session;
  const others = party.held.filter(({ number }) => number !== told.number);
  const held = [...others, told].sort((one, other) => one.number - other.number);
  return { ...session, party: { ...party, held } };
}

/** Shows the held changes whose turn has come. A view that is being loaded has them already. */
function takeHeld(step: PlayStep, at: number): PlayStep {
  const { party, reload } = step.session;
  const [first, ...held] = party?.held ?? [];
  if (!party || !first || reload !== null || !isNext(first, party)) return step;
  const { number, change } = first;
  const rest: PlaySession = { ...step.session, party: { ...party, held, heardTo: number } };
  const viewed = number > party.number && change ? showChange(rest, { ...first, change }, at) : rest;
  return takeHeld(before(step.effects, tellOthers(viewed, first)), at);
}

function isNext({ number, change }: Told, party: PartyProgress): boolean {
  if (number !== party.heardTo + 1) return false;
  return number <= party.number || (number === party.number + 1 && change !== null);
}

function showChange(session: PlaySession, { number, change }: Told & { change: object }, at: number) {
  const { party } = session;
  const viewed = takeView(session, applyViewChange(session.view, change), at);
  return party ? { ...viewed, party: { ...party, number } } : viewed;
}

/** Tells this player what another one did. */
function tellOthers(session: PlaySession, { number, by, events: all }: HeardChange): PlayStep {
  const { party } = session;
  if (!party || all.length === 0) return still(session);
  const events = all.filter(isOfRoom);
  const heard: PlaySession = {
    ...session,
    remembered: forgetChanged(session.remembered, events),
    screen: hearScreen(session.screen, events),
    party: { ...party, news: [...party.news, { number, by, events: all }].slice(-MOST_NEWS) },
  };
  return {
    session: heard,
    effects: [...announce(session, events), { type: 'keep', view: heard.view }],
  };
}

function isOfRoom(event: TeamEvent): event is PlayEvents[number] {
  return !SEAT_CHANGES.some((type) => type === event.type);
}

/** Takes the answer to this player's own move, which may come after later changes of others. */
function takeOwnAnswer(session: PlaySession, event: Event<'answered'>): PlayStep {
  const { party, call } = session;
  const { number } = event.answer;
  if (!party || number === undefined || event.number !== call?.number) return stepPlay(session, event);
  // The answer describes an older view than the one shown, so the whole view is loaded again.
  const reload = number < party.number ? 'refresh' : session.reload;
  const numbered = { ...session, reload, party: { ...party, number: Math.max(number, party.number) } };
  return takeHeld(stepPlay(numbered, event), event.at);
}

function takeLoaded(session: PlaySession, event: Event<'viewed'>): PlayStep {
  const { party: loaded } = event.started;
  if (!loaded || event.number !== session.call?.number) return stepPlay(session, event);
  const { party } = session;
  if (!party || session.reload === 'opening') return open(session, event, loaded.number);
  const step =
    session.reload === 'refresh'
      ? refresh(session, event, loaded.number)
      : stepPlay({ ...session, party: { ...party, number: loaded.number } }, event);
  return cover(takeHeld(catchUp(step, loaded), event.at));
}

/** A pause leaves nothing of the room on the screen (P2), also one of a class's teacher, of which no event tells. */
function cover(step: PlayStep): PlayStep {
  const { session } = step;
  if (!session.view.isPaused) return step;
  const { ladder, paper, isPinned, announcements } = session.screen;
  const screen = { ...BLANK_SCREEN, ladder, paper, isPinned, announcements };
  return { ...step, session: { ...session, screen } };
}

function open(session: PlaySession, event: Event<'viewed'>, number: number): PlayStep {
  return stepPlay({ ...session, party: { number, heardTo: number, held: [], news: [] } }, event);
}

/**
 * Takes the current view (T12), unless changes that came meanwhile have led further. Dialogs stay open, and
 * moves that wait for a connection keep their numbers, since one of them may have reached the judge.
 */
function refresh(session: PlaySession, { started, at }: Event<'viewed'>, number: number): PlayStep {
  const { view, sequence } = started;
  const { party, sent } = session;
  const loaded = settle({ ...session, reload: null, pauseElsewhere: null });
  if (!party || number < party.number) return goOn(still(loaded));
  const numbered = { ...loaded, party: { ...party, number }, ...(sent.length === 0 && { sequence }) };
  return goOn(still(takeView(numbered, view, at)));
}

/** A seat that was taken back, or a room that was taken down, ends the play for this player, whatever was asked. */
function fail(session: PlaySession, event: Event<'failed'>): PlayStep {
  const { failure, number } = event;
  const isOver = failure.code === 'notFound' || failure.code === 'roomHidden';
  if (!isOver || number !== session.call?.number) return stepPlay(session, event);
  return still({ ...session, call: null, phase: 'failed', reload: null, sent: [], failure });
}

/** Tells the missed changes, up to the number that was loaded. */
function catchUp(step: PlayStep, { heard, number }: Pick<SyncAnswer, 'heard' | 'number'>): PlayStep {
  const told = heard.reduce((told: PlayStep, change) => {
    const { party } = told.session;
    if (!party || change.number <= party.heardTo) return told;
    return before(told.effects, tellOthers(told.session, change));
  }, step);
  const { party } = told.session;
  if (!party) return told;
  const heardTo = Math.max(party.heardTo, number);
  const held = party.held.filter((each) => each.number > heardTo);
  return { ...told, session: { ...told.session, party: { ...party, heardTo, held } } };
}

/**
 * The screen after another seat's action. Its messages are not for this player, and the line of own news stays;
 * a dialog closes only if nothing is left to do in it (T4, T5).
 */
function hearScreen(screen: Screen, events: PlayEvents): Screen {
  const { dialog, lastEvents, announcements } = screen;
  const heard = { ...tellNews(screen, events), lastEvents, announcements };
  const isOpened = opensShownLock(screen, events) && dialog?.type !== 'message';
  if (!hasAny(events, 'paused', 'escaped', 'gameOver'))
    return isOpened ? { ...heard, dialog: null, waitingDialogs: [] } : heard;
  // A lock that is covered goes at once, so the door behind it is seen at once, too.
  const exit = heard.exit && { ...heard.exit, isShown: true };
  return { ...heard, exit, dialog: null, waitingDialogs: [], captions: [] };
}
