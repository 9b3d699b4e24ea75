import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { failureCode, failureOf } from '../../shared/store/failure.ts';
import { NEW_SESSION, type PlaySession, type SessionEffect, type SessionEvent } from './playSession.ts';
import type { PlayEvents } from './predictEvents.ts';
import { stepPlay } from './stepPlay.ts';

/** Milliseconds after which the player is told to wait, and may cancel. */
const LONG_WAIT = 900;

/** Milliseconds before each attempt to send an unanswered call again; after the last one it fails. */
const RESEND_DELAYS: readonly number[] = [300, 1000, 3000];

export type EventListener = (events: PlayEvents) => void;

/** `hadLock`: an unlocked lock was on the screen until now, and was seen and heard opening. */
export type SightListener = (events: PlayEvents, moment: { hadLock: boolean }) => void;

/**
 * Hook that runs before a response is shown. Returns a promise to wait for, such as a key's flight to its
 * lock, or null.
 */
export type BeforeShown = (events: PlayEvents) => Promise<void> | null;

export interface PlayRunnerDeps {
  /** The judge, or the function that loads it: called with the first call, and again if that failed. */
  judge: PlayJudge | (() => Promise<PlayJudge>);
  /** The rules of the session: `stepPlay`, or in a party `stepTogether`. */
  step?: typeof stepPlay;
  /** Milliseconds of a clock that only moves forward. */
  now: () => number;
  resendDelays?: readonly number[];
  /** Called with every new session. */
  onStep: (session: PlaySession) => void;
}

type Call = Extract<SessionEffect, { type: 'send' | 'load' }>;

/** Connects one tab's play to its judge: performs the effects of each step and dispatches their results. */
export function createPlayRunner({
  judge,
  step = stepPlay,
  now,
  resendDelays = RESEND_DELAYS,
  onStep,
}: PlayRunnerDeps) {
  const { tell, arrivalOf, ...subscriptions } = createListeners();
  /** Checks of pending promises, each run after every step. */
  const checks = new Set<() => void>();
  /** Serialises the calls of one play. */
  let enqueue = createSerialQueue();
  const findJudge = loadedOnce(judge);
  let session = NEW_SESSION;

  /** Applies an event and performs its effects. */
  function dispatch(event: SessionEvent): void {
    const stepped = step(session, event);
    if (stepped.session !== session) {
      session = stepped.session;
      onStep(session);
    }
    for (const effect of stepped.effects) perform(effect);
    for (const check of checks) check();
  }

  function until(isThere: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isThere()) return;
        checks.delete(check);
        resolve();
      };
      checks.add(check);
      check();
    });
  }

  function perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'send':
      case 'load':
        void call(effect);
        return;
      case 'keep':
        findJudge()
          .then((found) => found.keep(effect.view))
          .catch(console.error);
        return;
      case 'forget':
        // Pending calls of the previous play must not delay the new one.
        enqueue = createSerialQueue();
        findJudge()
          .then((found) => found.reset())
          .catch(console.error);
        return;
      default:
        tell(effect);
    }
  }

  /** Asks the judge, and again after each delay while it is unreachable and the result is still wanted. */
  async function call(effect: Call): Promise<void> {
    const { number } = effect;
    const isAwaited = () => session.call?.number === number;
    const late = setTimeout(() => dispatch({ type: 'late', number }), LONG_WAIT);
    try {
      const delays = effect.type === 'send' && effect.isRetry ? [] : resendDelays;
      const reply = await enqueue(() => resend(delays, () => ask(effect), isAwaited));
      clearTimeout(late);
      const arrival = reply.type === 'answered' && isAwaited() ? arrivalOf(reply.answer.events) : null;
      if (arrival) {
        dispatch({ type: 'arriving', number });
        await arrival;
      }
      dispatch(reply);
    } catch (error) {
      const failure = failureOf(error);
      const isUsual = failure.code === 'offline' || failure.code === 'conflict';
      if (session.phase === 'open' && isAwaited() && !isUsual)
        console.error('The play could not go on.', error);
      dispatch({ type: 'failed', number, failure, at: now() });
    } finally {
      clearTimeout(late);
    }
  }

  async function ask(effect: Call): Promise<SessionEvent> {
    const { number } = effect;
    const found = await findJudge();
    if (effect.type === 'load')
      return { type: 'viewed', number, started: await found.startPlay(), at: now() };
    const answer = await found.act(effect.action, effect.sequence);
    return { type: 'answered', number, answer, at: now() };
  }

  /** Settles once the play is open or its current view is loaded, or once that failed. */
  function load(type: 'opened' | 'restarted' | 'refreshed'): Promise<void> {
    dispatch({ type });
    return until(() => session.reload === null);
  }

  return {
    dispatch,
    load,
    session: () => session,
    /** Sends an action; settles once its result is shown or it waits for a connection. */
    act: (action: Action<OpaqueName>): Promise<void> => {
      dispatch({ type: 'pressed', action, at: now() });
      const last = session.sent.at(-1)?.number;
      return until(() => session.call === null || session.sent.every(({ number }) => number !== last));
    },
    nameRecord: (username: string): Promise<string> =>
      enqueue(() => resend(resendDelays, async () => (await findJudge()).nameRecord(username))),
    ...subscriptions,
  };
}

export type PlayRunner = ReturnType<typeof createPlayRunner>;

/** Returns one judge for all calls, simultaneous ones included, since it knows which play it is. */
function loadedOnce(judge: PlayRunnerDeps['judge']): () => Promise<PlayJudge> {
  const load = typeof judge === 'function' ? judge : async () => judge;
  let loading: Promise<PlayJudge> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Listeners of events, and hooks that delay showing them. */
function createListeners() {
  const eventListeners = new Set<EventListener>();
  const sightListeners = new Set<SightListener>();
  const hooks = new Set<BeforeShown>();
  return {
    tell: (effect: Extract<SessionEffect, { type: 'announce' | 'show' }>) => {
      if (effect.type === 'show') for (const listener of sightListeners) listener(effect.events, effect);
      else for (const listener of eventListeners) listener(effect.events);
    },
    /** Settles once everything set in motion by a response has arrived; null where nothing moves. */
    arrivalOf: (events: PlayEvents): Promise<unknown> | null => {
      const underWay = [...hooks].flatMap((hook) => hook(events) ?? []);
      return underWay.length > 0 ? Promise.allSettled(underWay) : null;
    },
    subscribeEvents: (listener: EventListener) => joined(eventListeners, listener),
    subscribeSights: (listener: SightListener) => joined(sightListeners, listener),
    subscribeBeforeShown: (hook: BeforeShown) => joined(hooks, hook),
  };
}

async function resend<Answer>(
  delays: readonly number[],
  call: () => Promise<Answer>,
  isAwaited = () => true,
): Promise<Answer> {
  for (const delay of delays) {
    try {
      return await call();
    } catch (error) {
      if (failureCode(error) !== 'offline' || !isAwaited()) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call();
}

/** Adds a listener; returns the function that removes it. */
function joined<Listener>(all: Set<Listener>, one: Listener): () => void {
  all.add(one);
  return () => void all.delete(one);
}
