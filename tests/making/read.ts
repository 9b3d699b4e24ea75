/**
 * `node --import tsx tests/making/read.ts <seed> <count> [theme] [language] [about]`: prints all texts of some made rooms, to be read aloud:
 * introduction, what each thing says, hints, ending.
 */
import { wishesFor } from '../../core/make/testing/wishes.ts';
import { makeFromWish } from '../../core/make/wish/makeFromWish.ts';
import type { Wish } from '../../core/make/wish/model.ts';
import { librarySurroundings } from './librarySurroundings.ts';

const [seed = 'read', count = '12', theme, language, about = ''] = process.argv.slice(2);
const surroundings = librarySurroundings();

for (const [turn, drawn] of wishesFor(surroundings, Number(count)).entries()) {
  const wish: Wish = {
    ...drawn,
    about,
    ...(theme && { theme: theme as Wish['theme'] }),
    ...(language && { language: language as Wish['language'] }),
  };
  const made = makeFromWish(wish, surroundings, `${seed} ${turn}`);
  console.log(`\n════ ${seed} ${turn} ${JSON.stringify(wish)}`);
  if (!made) {
    console.log('no room');
    continue;
  }
  const { roomName, introduction, ending, timeLimit, door, items, scenes = [], startName } = made.recipe;
  console.log(`# ${roomName} (${timeLimit})\n${introduction}\n`);
  console.log(`Places: ${[startName, ...scenes.map(({ name }) => name)].join(' → ')}`);
  for (const { id, of, name, scene = 'start', says, saysOpened, hints = [], lock } of [
    { id: 'door', ...door },
    ...items,
  ]) {
    console.log(`\n[${scene} ${id} ${of}] ${name ?? ''}`);
    if (says) console.log(says);
    if (lock) console.log(`   LOCK ${JSON.stringify('password' in lock ? lock.password : lock)}`);
    if (saysOpened) console.log(`   OPEN ${saysOpened}`);
    for (const hint of hints) console.log(`   HINT ${hint}`);
  }
  console.log(`\n${ending}`);
}
