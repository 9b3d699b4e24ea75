/**
 * `npm run make:proof`, `-- wishes 500`, `-- likeness` or `-- questions` for one part: makes a room of each wish, and
 * some of what all creators have, looks for what they lack of G2, and prints what they are made of. Then compares all
 * rooms of one wish with one another (G3), and makes rooms of two thousand lists of questions (G4). Fails if a room
 * lacks something, or if rooms are too much alike.
 */
import { spawnSync } from 'node:child_process';
import type { Surroundings } from '../../core/make/furnish/model.ts';
import { countOpenEnds, locksOf } from '../../core/make/openEnds.ts';
import { faultsOf } from '../../core/make/testing/faultsOf.ts';
import { medianOf, shareBelow, sharesOf } from '../../core/make/testing/likeness.ts';
import { basicOf, wishesFor } from '../../core/make/testing/wishes.ts';
import { makeFromWish } from '../../core/make/wish/makeFromWish.ts';
import type { Wish } from '../../core/make/wish/model.ts';
import { wordedSentencesOf } from '../../core/make/words/textsOf.ts';
import { Histogram } from './Histogram.ts';
import { librarySurroundings } from './librarySurroundings.ts';

const WISHES = 5000;
/** So many times fewer rooms are made of the packs that all creators have. */
const SHARE_OF_BASIC = 5;
/** Rooms of one wish, of which any two are compared. */
const ALIKE = 200;
const MOST_ALIKE = { ideas: 0.05, sentences: 0.1 } as const;

const library = librarySurroundings();

const [part, count = WISHES] = process.argv.slice(2);
if (part === undefined || part === 'wishes') {
  proveWishes(Number(count), library);
  console.log('Of what all creators have:');
  proveWishes(Math.ceil(Number(count) / SHARE_OF_BASIC), basicOf(library));
}
if (part === undefined || part === 'likeness') proveLikeness();
if (part === undefined || part === 'questions') proveQuestions();

function proveWishes(count: number, surroundings: Surroundings): void {
  const histograms = {
    steps: new Histogram('Steps of the way out', 10),
    locks: new Histogram('Locks', 5),
    openEnds: new Histogram('Open ends'),
    scenes: new Histogram('Scenes'),
    items: new Histogram('Items', 20),
    methods: new Histogram('Ways to open'),
    faces: new Histogram('Faces of answers'),
    ideas: new Histogram('Ideas'),
  };
  const milliseconds: number[] = [];
  let faulty = 0;
  for (const [turn, wish] of wishesFor(surroundings, count).entries()) {
    const start = process.cpuUsage();
    const made = makeFromWish(wish, surroundings, `proof ${turn}`);
    const { user, system } = process.cpuUsage(start);
    milliseconds.push((user + system) / 1000);
    const faults = made ? faultsOf(wish, made) : ['no room'];
    if (faults.length > 0) {
      faulty += 1;
      process.exitCode = 1;
      console.error(`✘ proof ${turn}: ${JSON.stringify(wish)}: ${faults.join('; ')}`);
    }
    if (!made) continue;
    const { room } = made;
    const locks = locksOf(room).flatMap((id) => room.itemConfigs[id] ?? []);
    histograms.steps.add(made.steps.length);
    histograms.locks.add(locks.length);
    histograms.openEnds.add(countOpenEnds(room));
    histograms.scenes.add(room.sceneOrder.length);
    histograms.items.add(room.itemOrder.length);
    for (const idea of made.ideas) histograms.ideas.add(idea.split(' ')[0] ?? '');
    for (const { unlockMethod, face, furtherKeys } of locks) {
      histograms.methods.add(furtherKeys.length > 0 ? 'several keys' : unlockMethod);
      if (unlockMethod === 'password') histograms.faces.add(face.type);
    }
  }
  console.log(`${count} wishes, ${faulty} rooms lack something.`);
  for (const histogram of Object.values(histograms)) console.log(histogram.line());
  const shown = [0.5, 0.95, 1].map((share) => Math.round(shareBelow(milliseconds, share)));
  console.log(
    `Milliseconds of processor time: median ${shown[0]}, 95 % below ${shown[1]}, longest ${shown[2]}`,
  );
}

function proveLikeness(): void {
  for (const language of ['en', 'de'] as const) {
    const wish: Wish = { theme: 'mansion', level: 2, minutes: 12, age: 12, language, about: '' };
    const rooms = Array.from({ length: ALIKE }, (_, seed) => makeFromWish(wish, library, `alike ${seed}`));
    const made = rooms.flatMap((room) => room ?? []);
    const ideas = medianOf(sharesOf(made, (room) => room.ideas));
    const sentences = medianOf(sharesOf(made, ({ recipe }) => wordedSentencesOf(recipe)));
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.log(
      `Any two of ${made.length} rooms of one wish (${language}), median: equal puzzles ${percent(ideas)}, equal sentences ${percent(sentences)}`,
    );
    if (ideas > MOST_ALIKE.ideas || sentences > MOST_ALIKE.sentences) process.exitCode = 1;
  }
}

function proveQuestions(): void {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'whole', 'core/make/questions'];
  const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
