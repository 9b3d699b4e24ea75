import { applyCommand } from '../../core/edit/applyCommand.ts';
import { applyAction } from '../../core/play/applyAction.ts';
import { toPlayerView } from '../../core/play/view/toPlayerView.ts';
import { parseRoom } from '../../core/room/load/parseRoom.ts';
import type { Room } from '../../core/room/model.ts';
import { findProblems } from '../../core/solve/findings/findProblems.ts';
import { hostileRooms } from '../../core/testing/hostileRooms.ts';
import { START, startedPlay } from '../../core/testing/playing.ts';
import { QUESTIONS } from '../../core/testing/questions.ts';
import { solve } from '../../core/testing/solve.ts';
import { looksOf } from '../../core/util/looks.ts';
import { createChainPuzzle } from './createChainPuzzle.ts';
import { createRichPuzzle, MOST_SCENES } from './createRichPuzzle.ts';
import { best, printTable } from './table.ts';

/** The sizes of rooms. The last two are over a room's limit: they show how the work grows. */
const SIZES = [10, 30, 100, 300, 1000, 3000] as const;
const AT_LIMIT = 300;
const ROUNDS = 15;
/** Milliseconds for all rounds of one measurement. */
const PATIENCE = 1500;
/** Milliseconds that one measurement takes at least; shorter runs are repeated within it. */
const BATCH = 0.5;

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

/**
 * Prints the processor time of core functions for rooms of growing size in milliseconds, the best of several
 * rounds.
 */
export function benchCore(): void {
  benchRooms(
    'The core, by items in a room of one scene (ms)',
    SIZES.map((size) => createChainPuzzle(size)),
  );
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

/** Rooms at the limits that are made to be slow (S5), each time without cached results. */
function benchHostileRooms(): void {
  const questions = Object.entries(QUESTIONS);
  const rows = Object.entries(hostileRooms).map(([name, room]) => [
    name,
    ...questions.flatMap(([, ask]) => [
      measure(() => ask(room)).toFixed(1),
      String(Math.round(looksOf(() => ask(room)) / 1000)),
    ]),
  ]);
  printTable(
    `Rooms with ${AT_LIMIT} items, made to cost as much as can be (ms, thousand looks; aim at < 50 ms)`,
    [['', ...questions.flatMap(([name]) => [name, 'looks'])], ...rows],
  );
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
 * Returns the processor time of one run in milliseconds, the best of several rounds. Other work on the
 * machine is not counted.
 */
function measure(run: () => void): number {
  const times: number[] = [];
  const end = performance.now() + PATIENCE;
  let runs = 1;
  for (let round = 0; round < ROUNDS * 20 && performance.now() < end; round++) {
    const start = process.cpuUsage();
    for (let count = 0; count < runs; count++) run();
    const { user, system } = process.cpuUsage(start);
    const taken = (user + system) / 1000;
    times.push(taken / runs);
    // Several runs at once if one is too short to be measured.
    if (taken < BATCH) runs *= 2;
  }
  return best(times);
}

/** Returns the exponent by which the time grows from 100 items on: 1 is linear, 2 is quadratic. */
function growth(times: readonly number[]): number {
  const [from, to] = [SIZES.indexOf(100), SIZES.length - 1];
  const factor = (times[to] ?? 0) / (times[from] ?? 1);
  return Math.log(factor) / Math.log((SIZES[to] ?? 1) / (SIZES[from] ?? 1));
}
