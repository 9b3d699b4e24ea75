import type { LiveKeys } from '../../../../core/calls/pieces/party.ts';
import type { LiveChannel, Presence } from '../../../shared/ports/LiveChannel.ts';
import type { ClassStore } from '../../class/classStore.ts';
import { type Bell, followBell } from '../../class/followBell.ts';
import type { GameplayStore } from '../../session/gameplayStore.ts';
import { isBehind } from '../session/stepTogether.ts';
import type { CompanyStore } from '../signals/companyStore.ts';
import { followCompany } from '../signals/followCompany.ts';
import type { PresenceStore } from './presenceStore.ts';
import { readHere, readTold } from './readLive.ts';

/** Milliseconds to wait for a missing change before the server is asked (T12). */
const PATIENCE = 1000;
/**
 * Milliseconds between two requests while there is no live channel, and at least between two for missing
 * changes (T12).
 */
const ASK_EVERY = 2000;
/**
 * Milliseconds between two requests while nothing is missing. Each one shows the server that the player is
 * there, and no other browser can change what the server has noted.
 */
const CHECK_IN = 4 * 60_000;
/**
 * Milliseconds between two signs of life. One may be lost or late before the seat counts as silent
 * (`isSilent`).
 */
const HEARTBEAT = 8000;
/**
 * Milliseconds without a change after which this browser shows the others the number of its last change. A
 * sign after each change would be sent to all browsers each time; the last one is enough to notice a lost
 * change.
 */
const QUIET = 500;

interface Followed {
  gameplay: GameplayStore;
  presence: PresenceStore;
  company: CompanyStore;
  /** Null in a party. */
  inClass: ClassStore | null;
  channel: LiveChannel;
  seat: number;
  keys: LiveKeys;
}

/** Keeps one tab's play of a party up to date while it runs. */
export interface Following {
  /** Takes new keys: those of a team are replaced when somebody leaves (T11). */
  takeKeys: (keys: LiveKeys) => void;
  stop: () => void;
}

/**
 * Connects a party's play with the live channel: applies the changes that the server publishes, sends this
 * player's signs of life, and asks the server when the channel is silent or a change is missing.
 */
export function followParty(followed: Followed): Following {
  const { gameplay, presence, company, inClass, channel, seat } = followed;
  let { keys } = followed;
  let stopHearing = () => {};
  let stopWatching = () => {};
  let missing: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let appearing: ReturnType<typeof setTimeout> | undefined;
  /** A number that another browser has told, and that was asked for: it may be invented. */
  let askedFor = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let bell: Bell | null = null;
  const companyFollowed = followCompany({ gameplay, company, channel, seat });

  const refresh = () => {
    if (gameplay.getState().phase === 'open') void gameplay.getState().refresh();
  };

  function hear(): void {
    stopHearing();
    stopHearing = channel.hear(keys.seat, (number, text) => {
      const told = readTold(number, text);
      if (told === null) return;
      if (told.teamKey !== undefined) takeKeys({ ...keys, team: told.teamKey });
      gameplay.getState().hear(told);
    });
  }

  function watch(): void {
    stopWatching();
    stopWatching = channel.watchTeam(keys.team, (here) => {
      presence.getState().see(readHere(here));
      ask();
    });
    companyFollowed.takeKey(keys.team);
    appear();
  }

  function appear(): void {
    clearTimeout(appearing);
    if (!presence.getState().isConnected) return;
    // The channel itself reports a lost connection; a refusal means that the team has a new key by now.
    channel.appear(keys.team, seat, ownPresence(followed)).catch(() => refresh());
  }

  /**
   * Asks the server once something is missing for longer than the channel usually takes. However high the numbers are
   * that another browser invents, this seat's questions last (`SYNCS`).
   */
  function ask(): void {
    const { party } = gameplay.getState();
    const { latest } = presence.getState();
    const isMissing = party !== null && (isBehind(party) || latest > Math.max(party.heardTo, askedFor));
    if (!isMissing && !bell?.isRung()) {
      clearTimeout(missing);
      missing = undefined;
    } else missing ??= setTimeout(askNow, Math.max(PATIENCE, askedAt + ASK_EVERY - performance.now()));
  }

  function askNow(): void {
    missing = undefined;
    askedAt = performance.now();
    askedFor = presence.getState().latest;
    refresh();
  }

  function takeKeys(next: LiveKeys): void {
    const before = keys;
    keys = next;
    if (next.seat !== before.seat) hear();
    if (next.team !== before.team) watch();
  }

  const stops = [
    gameplay.subscribe(({ party }, before) => {
      if (party === before.party) return;
      ask();
      if (party?.number === before.party?.number) return;
      clearTimeout(appearing);
      appearing = setTimeout(appear, QUIET);
    }),
    presence.subscribe(({ lock }, before) => {
      if (lock !== before.lock) appear();
    }),
    channel.watchConnection((isConnected) => {
      const isFirst = !isConnected && !presence.getState().isConnected;
      presence.getState().connect(isConnected);
      clearInterval(asking);
      asking = isConnected ? undefined : setInterval(refresh, ASK_EVERY);
      // Changes published meanwhile may be missing, since the channel keeps only the last ones. At the first
      // connection nothing is missing: the seat was given a moment ago.
      if (!isFirst) refresh();
      appear();
    }),
  ];
  const beating = setInterval(appear, HEARTBEAT);
  const checkingIn = setInterval(refresh, CHECK_IN);
  hear();
  watch();
  if (inClass) bell = followBell({ inClass, channel, refresh, ask });

  return {
    takeKeys,
    stop: () => {
      for (const stop of [...stops, stopHearing, stopWatching]) stop();
      for (const timer of [missing, appearing]) clearTimeout(timer);
      for (const timer of [asking, beating, checkingIn]) clearInterval(timer);
      bell?.stop();
      companyFollowed.stop();
      channel.close();
    },
  };
}

/** Returns what this browser shows the others of its player. */
function ownPresence({ gameplay, presence }: Pick<Followed, 'gameplay' | 'presence'>): Presence {
  const { lock } = presence.getState();
  // A player who has the answer to a move knows its number before the channel tells it, or if the channel loses
  // it.
  const seen = gameplay.getState().party?.number ?? 0;
  return { seen, ...(lock !== null && { lock }) };
}
