import { act } from '../../play/act.ts';
import type { Action, Play } from '../../play/model.ts';
import { nameOf } from '../../play/view/toPlayerView.ts';
import type { PlayOutcome } from '../../room/lists/roomStats.ts';
import type { ItemId } from '../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { createRandom } from '../../testing/createRandom.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { newPlay, START } from '../../testing/playing.ts';
import { countsOf, foundIn } from '../countsOf.ts';
import { markOf } from '../markOf.ts';
import { NO_MARKS, type PlayMarks } from '../marks.ts';
import { parseVersionFigures, type VersionFigures } from '../versionFigures.ts';
import { sumCounts } from './sumCounts.ts';

/**
 * The way out: the note tells the desk's word, the desk hides the page that tells the safe's, the safe hides the
 * key. Beside the way stand a box with a word that nothing tells, a television that hides a coin, and a vase.
 */
export const plantedRoom = build(
  [
    ...say('note', 'The bird is a nightingale.'),
    ...lockByPassword('desk', 'nightingale'),
    ...hideIn('desk', 'page'),
    ...say('page', 'The colour is vermilion.'),
    ...lockByPassword('safe', 'vermilion'),
    ...hideIn('safe', 'key'),
    ...lockByPassword('box', 'xylophone'),
    ...hideIn('shelf', 'coin'),
    ...lockByItem('door', 'key'),
  ],
  furnish({
    desk: chestEntry,
    safe: chestEntry,
    box: chestEntry,
    shelf: tvEntry,
    vase: tvEntry,
    note: noteEntry,
    page: noteEntry,
    coin: keyEntry,
    key: keyEntry,
  }),
);

/** One play of a simulated player. */
class Player {
  play: Play = newPlay(plantedRoom);
  marks: PlayMarks = NO_MARKS;
  #second = 0;

  do(action: Action, seconds = 4): void {
    this.#second += seconds;
    const at = START + this.#second * 1000;
    const before = this.play;
    const named = (id: ItemId | null) => (id === null ? null : nameOf(before, id));
    const given = {
      ...action,
      ...('item' in action && { item: named(action.item) }),
      ...('on' in action && { on: named(action.on) }),
    } as Parameters<typeof act>[1];
    const { play, events } = act({ room: plantedRoom, play: before, at }, given);
    this.play = play;
    this.marks = markOf(this.marks, { room: plantedRoom, before, play, action: given, events, at });
  }

  enter(item: ItemId, password: string): void {
    this.do({ type: 'enterPassword', item, password }, 8);
  }
}

/**
 * Plays with the planted faults: a wrong answer close to the desk's, a weak hint there, a box nobody opens, a
 * coin nobody finds, a red herring.
 */
function playOnce(random: () => number): { player: Player; outcome: PlayOutcome; stuckAt: ItemId | null } {
  const player = new Player();
  player.do({ type: 'start' }, 0);
  for (let click = 0; click < 2; click++) player.do({ type: 'click', item: 'vase' });
  if (random() < 0.4) player.enter('desk', 'nightingal');
  if (random() < 0.1) player.enter('desk', 'sparrow');
  if (random() < 0.5) player.do({ type: 'click', item: 'note' });
  if (random() < 0.5) {
    player.do({ type: 'click', item: 'note' });
    for (const wait of [70, 70, 5]) player.do({ type: 'askHint' }, wait);
  }
  player.enter('desk', 'nightingale');
  player.do({ type: 'click', item: 'page' });
  player.enter('box', 'drum');
  if (random() < 0.2) return { player, outcome: 'left', stuckAt: 'box' };
  player.enter('safe', 'vermilion');
  player.do({ type: 'click', item: 'key' });
  player.do({ type: 'useItem', item: 'key', on: 'door' });
  return { player, outcome: 'escapes', stuckAt: null };
}

/** Two hundred plays of `plantedRoom`, and their figures. */
export function playPlanted(): { figures: VersionFigures; left: number; typed: number } {
  const random = createRandom(7);
  const plays = Array.from({ length: 200 }, () => playOnce(random));
  const sums = sumCounts(
    plays.map(({ player: { play, marks }, outcome, stuckAt }) => {
      const found = outcome === 'left' ? [] : foundIn(plantedRoom, play);
      return countsOf({ marks, outcome, time: play.time, stuckAt, found, size: 1, at: START });
    }),
  );
  const typed = plays.filter(({ player }) => player.marks.answers.desk?.includes('NIGHTINGAL')).length;
  const figures = parseVersionFigures({
    roomId: 'r',
    creatorId: 'c',
    version: 1,
    ...sums,
    answers: { desk: { a: { text: 'NIGHTINGAL', plays: typed }, b: { text: 'SPARROW', plays: 20 } } },
  });
  if (!figures.ok) throw new Error(`The figures cannot be read: ${figures.refusal.path}`);
  return { figures: figures.value, left: plays.filter(({ outcome }) => outcome === 'left').length, typed };
}
