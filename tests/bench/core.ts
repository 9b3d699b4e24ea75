import { applyCommand } from '../../core/edit/applyCommand.ts';
import { applyAction } from '../../core/play/applyAction.ts';
import { toPlayerView } from '../../core/play/toPlayerView.ts';
import { parseRoom } from '../../core/room/load/parseRoom.ts';
import type { ItemConfig, ItemId, Room } from '../../core/room/model.ts';
import { solve } from '../../core/solve/escape/solve.ts';
import { findProblems } from '../../core/solve/findings/findProblems.ts';
import { furnish, get } from '../../core/testing/build.ts';
import { chestEntry, keyEntry, newRoom, noteEntry } from '../../core/testing/entries.ts';
import { hostileRooms } from '../../core/testing/hostileRooms.ts';
import { START, startedPlay } from '../../core/testing/playing.ts';
import { createRichPuzzle, MOST_SCENES } from './createRichPuzzle.ts';
import { best, printTable } from './table.ts';

/** The last two are over the limit of a room: they show how the work grows. */
const SIZES = [10, 30, 100, 300, 1000, 3000] as const;
const AT_LIMIT = 300;
const ROUNDS = 15;
/** Milliseconds that all rounds of one measurement may take. */
const PATIENCE = 1500;

interface Measured {
  name: string;
  aim: string;
  run: (room: Room) => () => void;
}

const MEASURED: readonly Measured[] = [
  { name: 'parseRoom', aim: '', run: parsing },
  {
    name: 'applyCommand',
    aim: '< 1',
    run: (room) => () => applyCommand(room, { type: 'setName', id: 'note-1', name: 'Letter' }),
  },
  { name: 'applyAction', aim: '', run: acting },
  { name: 'toPlayerView', aim: '', run: viewing },
  { name: 'solve', aim: '< 50, growth < 1.3', run: solving },
  { name: 'findProblems', aim: '< 50', run: (room) => () => findProblems(room) },
  { name: 'askHint', aim: '< 50', run: asking },
];

/** Prints what the core takes for rooms of growing size, in milliseconds, the best of some rounds. */
export function benchCore(): void {
  benchRooms('The core, by items in a room of one scene (ms)', SIZES.map(createPuzzle));
  benchRooms(
    `The core, by items in a room of up to ${MOST_SCENES} scenes that uses every rule (ms)`,
    SIZES.map(createRichPuzzle),
  );
  benchHostileRooms();
}

function benchRooms(title: string, rooms: readonly Room[]): void {
  const rows = MEASURED.map(({ name, aim, run }) => {
    const times = rooms.map((room) => measure(run(room)));
    return [name, ...times.map((time) => time.toFixed(3)), growth(times).toFixed(2), aim];
  });
  printTable(title, [['', ...SIZES.map(String), 'growth', `aim at ${AT_LIMIT}`], ...rows]);
}

/** Rooms at the limits, made to be slow (S5). */
function benchHostileRooms(): void {
  const rows = Object.entries(hostileRooms).map(([name, room]) => {
    return [name, measure(() => findProblems(room)).toFixed(1)];
  });
  printTable(`findProblems of rooms with ${AT_LIMIT} items, made to cost as much as can be (ms)`, [
    ['', 'time'],
    ...rows,
  ]);
}

function parsing(room: Room) {
  const stored = JSON.parse(JSON.stringify(room));
  return () => parseRoom(stored);
}

function acting(room: Room) {
  const play = startedPlay(room);
  return () => applyAction({ room, play, at: START }, { type: 'click', item: 'note-1' });
}

function viewing(room: Room) {
  const play = startedPlay(room);
  return () => toPlayerView({ room, play, at: START });
}

function solving(room: Room) {
  const play = startedPlay(room);
  return () => solve(room, play);
}

function asking(room: Room) {
  const play = startedPlay(room);
  return () => applyAction({ room, play, at: START }, { type: 'askHint' });
}

/**
 * A room that is a single chain: the door and every chest are locked by a password or a key that lies in the chest
 * before, and every note tells a password. Nothing in it is unneeded, so the solver has to go all the way.
 */
function createPuzzle(size: number): Room {
  const links = Math.floor((size - 1) / 3);
  const [chest, key, note] = Object.values(
    furnish({ chest: chestEntry, key: keyEntry, note: noteEntry }).itemConfigs,
  ).slice(1);
  if (!chest || !key || !note) throw new Error('The bench needs a chest, a key and a note.');
  const base = newRoom();
  const items = new Map<ItemId, ItemConfig>([['door', lockedBy(get(base, 'door'), `key-${links}`)]]);
  for (let link = 1; link <= links; link++) {
    const isByPassword = link % 2 === 1;
    const lock = isByPassword ? lockedByCode(chest, codeOf(link)) : lockedBy(chest, `key-${link - 1}`);
    items.set(`chest-${link}`, {
      ...place(lock, link),
      isHidingAnotherItem: true,
      itemToHide: `key-${link}`,
    });
    items.set(`key-${link}`, { ...place(key, link), isHidden: true, isAddableToInventory: true });
    const text = `Somebody has scratched into the wood that it has to be ${codeOf(link)}, whatever it is.`;
    items.set(`note-${link}`, { ...place(note, link), description: 'custom', customDescription: text });
  }
  return { ...base, itemConfigs: Object.fromEntries(items), itemOrder: [...items.keys()] };
}

function codeOf(link: number): string {
  return String(1000 + link);
}

function place(item: ItemConfig, link: number): ItemConfig {
  return { ...item, width: 3, position: { x: (link * 37) % 95, y: (link * 53) % 90 } };
}

function lockedBy(item: ItemConfig, itemToUnlock: ItemId): ItemConfig {
  return { ...item, isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock };
}

function lockedByCode(item: ItemConfig, unlockPassword: string): ItemConfig {
  return { ...item, isItemLocked: true, isLocked: true, unlockMethod: 'password', unlockPassword };
}

/** Milliseconds of one run, the best of some. */
function measure(run: () => void): number {
  const times: number[] = [];
  const end = performance.now() + PATIENCE;
  for (let round = 0; round < ROUNDS * 20 && performance.now() < end; round++) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return best(times);
}

/** The exponent by which the time grows from 100 items on: 1 is in step with the room, 2 with its square. */
function growth(times: readonly number[]): number {
  const [from, to] = [SIZES.indexOf(100), SIZES.length - 1];
  const factor = (times[to] ?? 0) / (times[from] ?? 1);
  return Math.log(factor) / Math.log((SIZES[to] ?? 1) / (SIZES[from] ?? 1));
}
