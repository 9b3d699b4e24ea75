import { STARTS_IN } from '../play/team/applyInTeam.ts';
import type { OpaqueName } from '../play/view/opaqueName.ts';
import { type Result, refuse, success } from '../util/result.ts';
import { CALL_BACK_WITHIN, CLASS_LIMITS } from './classLimits.ts';
import type { ClassMessage, ClassSession, OrderedAction } from './classSession.ts';
import { changeTeam, countTimes, endOf, isTeamOver, stateOf, withMinutes } from './sessionClock.ts';

/** A teacher's order in a session (Q5). `team`: the team's number; null for all. */
export type Order =
  | { readonly type: 'start' }
  | { readonly type: 'pause'; readonly team: number | null }
  /** Ends a pause; of one team, also its end. */
  | { readonly type: 'goOn'; readonly team: number | null }
  /** A negative number takes minutes away. */
  | { readonly type: 'giveMinutes'; readonly team: number | null; readonly minutes: number }
  | { readonly type: 'say'; readonly team: number | null; readonly message: ClassMessage }
  /** Ends a team's call for help, since the teacher has seen it. */
  | { readonly type: 'seen'; readonly team: number }
  | { readonly type: 'hint'; readonly team: number | null }
  /** Opens a lock for one team. */
  | { readonly type: 'open'; readonly team: number; readonly item: OpaqueName }
  | { readonly type: 'end'; readonly team: number | null }
  /** `order`: the number of the order to call back. */
  | { readonly type: 'callBack'; readonly order: number }
  | { readonly type: 'openDoor'; readonly isOpen: boolean }
  | { readonly type: 'letLate'; readonly mayComeLate: boolean };

export type OrderRefusal =
  | 'notStarted'
  | 'alreadyStarted'
  | 'ended'
  | 'paused'
  | 'notPaused'
  /** There is no such team. */
  | 'noTeam'
  /** There is no time limit, or it cannot be shortened any further. */
  | 'noMinutes'
  /** The order was carried out already, or does not exist. */
  | 'tooLate'
  /** Too many orders wait already. */
  | 'tooMany';

/** Returns the session after an order. A refused one changes nothing. */
export function applyOrder(
  session: ClassSession,
  order: Order,
  at: number,
): Result<ClassSession, OrderRefusal> {
  const refusal = refusalOf(session, order, at);
  if (refusal !== null) return refuse(refusal);
  const numbered = { ...countTimes(session, at), number: session.number + 1 };
  const changed = change(numbered, order, at);
  return changed === numbered ? refuse('noMinutes') : success(changed);
}

function refusalOf(session: ClassSession, order: Order, at: number): OrderRefusal | null {
  const state = stateOf(session, at);
  if (state === 'ended') return 'ended';
  const team = 'team' in order ? order.team : null;
  if (team !== null && session.teams[team] === undefined) return 'noTeam';
  if (order.type === 'start') return state === 'lobby' ? null : 'alreadyStarted';
  if (order.type === 'callBack') return isWaiting(session, order.order, at) ? null : 'tooLate';
  if (AT_ANY_TIME.has(order.type)) return null;
  if (state === 'lobby') return order.type === 'end' && team === null ? null : 'notStarted';
  if (team !== null && at >= endOf(session, team)) return order.type === 'goOn' ? null : 'ended';
  return refusalInPlay(session, order, at);
}

/** Orders that are accepted in the lobby too, and for a team that has escaped or ended. */
const AT_ANY_TIME: ReadonlySet<Order['type']> = new Set(['openDoor', 'letLate', 'say', 'seen']);

function refusalInPlay(session: ClassSession, order: Order, at: number): OrderRefusal | null {
  switch (order.type) {
    case 'pause':
    case 'goOn': {
      const isPaused = order.team === null ? session.isPaused : session.teams[order.team]?.isPaused === true;
      if (order.type === 'pause') return isPaused ? 'paused' : null;
      return isPaused ? null : 'notPaused';
    }
    case 'hint':
    case 'open':
      if (order.team !== null && isTeamOver(session, order.team, at)) return 'ended';
      return hasPlace(session, at) ? null : 'tooMany';
    case 'end':
      return order.team !== null && isEnding(session, order.team) ? 'tooMany' : null;
    default:
      return null;
  }
}

/** Whether an order to end this team is stored already: a second one would only fill the list. */
function isEnding({ orders }: ClassSession, team: number): boolean {
  return orders.some((order) => order.action.type === 'end' && order.team === team);
}

function change(session: ClassSession, order: Order, at: number): ClassSession {
  switch (order.type) {
    case 'start':
      return { ...session, startedAt: at + STARTS_IN };
    case 'pause':
    case 'goOn':
      return pause(order.type === 'goOn' ? reopen(session, order.team) : session, order);
    case 'giveMinutes':
      return giveMinutes(session, order, at);
    case 'say': {
      const sent = { number: session.number, team: order.team, at, message: order.message };
      const said = { ...session, messages: [...session.messages, sent].slice(-CLASS_LIMITS.messages) };
      return order.team === null ? said : answerCall(said, order.team);
    }
    case 'seen':
      return answerCall(session, order.team);
    case 'hint':
    case 'end':
      return send(session, { type: order.type }, order.team, at);
    case 'open':
      return send(session, { type: 'open', item: order.item }, order.team, at);
    case 'callBack':
      return { ...session, orders: session.orders.filter(({ number }) => number !== order.order) };
    case 'openDoor':
      return { ...session, isDoorOpen: order.isOpen };
    case 'letLate':
      return { ...session, settings: { ...session.settings, mayComeLate: order.mayComeLate } };
  }
}

function answerCall(session: ClassSession, team: number): ClassSession {
  return changeTeam(session, team, (before) => ({ ...before, seen: session.number }));
}

function pause(session: ClassSession, { type, team }: { type: string; team: number | null }): ClassSession {
  const isPaused = type === 'pause';
  return team === null
    ? { ...session, isPaused }
    : changeTeam(session, team, (before) => ({ ...before, isPaused }));
}

/** Takes back the end of one team. Its clock goes on from where it stood, since times are counted at each order. */
function reopen(session: ClassSession, team: number | null): ClassSession {
  if (team === null) return session;
  const orders = session.orders.filter((order) => order.action.type !== 'end' || order.team !== team);
  return { ...session, orders };
}

function giveMinutes(
  session: ClassSession,
  { team, minutes }: { team: number | null; minutes: number },
  at: number,
): ClassSession {
  const numbers = team === null ? [...session.teams.keys()] : [team];
  const given = numbers
    .filter((number) => at < endOf(session, number))
    .reduce((before, number) => withMinutes(before, number, minutes, at), session);
  return team === null && given !== session ? withMinutes(given, null, minutes, at) : given;
}

function send(session: ClassSession, action: OrderedAction, team: number | null, at: number): ClassSession {
  const sent = { number: session.number, team, action, due: at + CALL_BACK_WITHIN };
  return { ...session, orders: [...kept(session, at), sent] };
}

/** Returns whether an order can still be called back (Q5). */
export function isWaiting({ orders }: ClassSession, order: number, at: number): boolean {
  return orders.some(({ number, due }) => number === order && at < due);
}

/** Returns the stored orders without the oldest one that was carried out, if the list is full. Ends stay. */
function kept({ orders }: ClassSession, at: number): ClassSession['orders'] {
  if (orders.length < CLASS_LIMITS.orders) return orders;
  const place = orders.findIndex(({ action, due }) => action.type !== 'end' && due <= at);
  return orders.filter((_, index) => index !== place);
}

function hasPlace(session: ClassSession, at: number): boolean {
  return kept(session, at).length < CLASS_LIMITS.orders;
}

/**
 * Returns whether a team's call for help still waits for an answer: the teacher has not seen it, said nothing to the team,
 * and sent neither a hint nor an opening. What was called back answers nothing. `called`: the session's number at the call;
 * undefined if the team does not call.
 */
export function isCalling(
  { teams, orders }: Pick<ClassSession, 'teams' | 'orders'>,
  team: number,
  called: number | undefined,
): boolean {
  if (called === undefined || (teams[team]?.seen ?? 0) > called) return false;
  return !orders.some(
    ({ number, action, team: of }) =>
      number > called && action.type !== 'end' && (of === null || of === team),
  );
}

/** Returns the hints and openings that are due for a team and that its play has not carried out yet, oldest first. */
export function dueOrders(
  { orders }: ClassSession,
  { team, carriedOut, at }: { team: number; carriedOut: number; at: number },
): readonly (ClassSession['orders'][number] & { action: Exclude<OrderedAction, { type: 'end' }> })[] {
  return orders.flatMap((order) => {
    const { number, action, due } = order;
    const isOfTeam = order.team === null || order.team === team;
    return isOfTeam && action.type !== 'end' && number > carriedOut && due <= at
      ? [{ ...order, action }]
      : [];
  });
}
