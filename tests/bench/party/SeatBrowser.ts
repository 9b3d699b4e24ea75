import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, type Database, getDatabase, onValue, ref, set } from 'firebase/database';
import { databaseAddress } from '#local/config';
import { createLiveChannel } from '../../../src/play/backend/liveChannel.ts';
import type { LiveChannel } from '../../../src/shared/ports/LiveChannel.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { Tapper } from './Tapper.ts';

let browsers = 0;

/**
 * Milliseconds without a change after which a browser tells the others the number that it knows, as
 * `followParty` does.
 */
export const QUIET = 500;

/**
 * The live channel of a player's browser, with the app's own code and the real SDK. It receives changes, and
 * sends a sign of life after them.
 */
export class SeatBrowser {
  readonly player: Tapper;
  readonly #app: FirebaseApp;
  readonly #database: Database;
  readonly #channel: LiveChannel;
  readonly #keys: { readonly seat: string; readonly team: string };
  readonly #stops: (() => void)[] = [];
  readonly #waiting = new Set<() => void>();
  /** The numbers of the received changes, in order. */
  readonly heard: number[] = [];
  #moves = 0;
  #appearing: ReturnType<typeof setTimeout> | undefined;

  /** @param door the address of the live channel, or of a counter in front of it */
  constructor(player: Tapper, door: string) {
    const { keys } = player.place;
    if (keys === undefined) throw new Error('Somebody who plays alone has no live channel.');
    browsers += 1;
    this.player = player;
    this.#keys = keys;
    this.#app = initializeApp(
      { projectId: PROJECT_ID, databaseURL: databaseAddress(PROJECT_ID) },
      `seat-${browsers}`,
    );
    this.#database = getDatabase(this.#app);
    const { hostname, port } = new URL(door);
    connectDatabaseEmulator(this.#database, hostname, Number(port));
    this.#channel = createLiveChannel(this.#database);
  }

  /** Connects, and listens to everything to which the app listens. */
  async connect(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const stop = this.#channel.watchConnection((isConnected) => {
        if (isConnected) this.player.sync().then(resolve, reject);
      });
      this.#stops.push(stop);
    });
    this.#stops.push(
      this.#channel.hear(this.#keys.seat, (number) => this.#hear(number)),
      this.#channel.watchTeam(this.#keys.team, () => {}),
      onValue(ref(this.#database, `teams/${this.#keys.team}/pointers`), () => {}),
    );
    await this.appear();
  }

  /** Gives a sign of life. */
  appear(lock?: string): Promise<void> {
    clearTimeout(this.#appearing);
    const shown = { seen: this.player.number, ...(lock !== undefined && { lock }) };
    return this.#channel.appear(this.#keys.team, this.player.place.seat ?? 0, shown);
  }

  /** Shows where this player points. */
  async point(): Promise<void> {
    this.#moves += 1;
    const [x, y] = [(this.#moves * 37) % 1000, (this.#moves * 53) % 1000];
    const path = `teams/${this.#keys.team}/pointers/${this.player.place.seat}`;
    await set(ref(this.#database, path), { x, y, scene: 'a-scene-of-it' });
  }

  /** Resolves once the change with that number, or a later one, has been received. */
  async hasHeard(number: number): Promise<void> {
    while ((this.heard.at(-1) ?? 0) < number)
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
  }

  async close(): Promise<void> {
    clearTimeout(this.#appearing);
    for (const stop of this.#stops) stop();
    this.#channel.close();
    await deleteApp(this.#app);
    this.player.close();
  }

  #hear(number: number): void {
    this.heard.push(number);
    this.player.hear(number);
    clearTimeout(this.#appearing);
    this.#appearing = setTimeout(() => void this.appear(), QUIET);
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

interface Doors {
  origin: string;
  /** The address of the live channel, if a counter stands in front of it. */
  live?: string;
}

/** Opens a party with this number of players, each with a browser. */
export async function openTeam(
  { origin, live = origin }: Doors,
  { roomId, seats }: { roomId: string; seats: number },
): Promise<readonly SeatBrowser[]> {
  const opener = await Tapper.takePlace(origin, 'openParty', { roomId });
  const players = [opener];
  const code = opener.place.view.team?.code;
  while (players.length < seats) players.push(await Tapper.takePlace(origin, 'joinParty', { code }));
  const team = players.map((player) => new SeatBrowser(player, live));
  await Promise.all(team.map((browser) => browser.connect()));
  return team;
}

/** Starts a party: all of its players know its things, and each has acted once, which counts the play. */
export async function startTeam(team: readonly SeatBrowser[], label: string): Promise<void> {
  const [first] = team.map(({ player }) => player);
  if (first === undefined) throw new RangeError('Nobody is there.');
  await first.act({ type: 'start' });
  for (const { player } of team) {
    player.learnFrom(first);
    await player.click(label);
  }
  await Promise.all(team.map((browser) => browser.hasHeard(first.number)));
}
