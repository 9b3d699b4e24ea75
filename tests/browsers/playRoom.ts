import { itemCatalogue } from '../../art/catalogue.ts';
import { DOOR_ID } from '../../core/room/model.ts';
import { clockmakersStudy as room } from '../../seeds/rooms/clockmakersStudy.ts';
import { type Move, walkthroughs } from '../../seeds/testing/walkthroughs.ts';
import type { Person } from './Person.ts';

/** Milliseconds to wait between two taps on a thing; the app takes faster ones for a single tap. */
const DOUBLE_TAP = 500;

/** Seconds for which frames are counted. */
const COUNTED = 3;

/** Opens a demo room, starts it and escapes; returns the frame rate under its first letter. */
export async function playRoom(person: Person, url: string): Promise<string> {
  await person.open(`${url}/gameplay/${room.id}`);
  await person.press({ role: 'button', name: 'Start' });
  await person.see({ role: 'region', name: 'Inventory' });
  await person.until(
    'The room did not come.',
    async () => !(await person.says('The room is loading…')) || null,
  );
  const [first, ...moves] = walkthroughs[room.id] ?? [];
  if (first?.type !== 'click') throw new Error('The room begins with a letter.');
  const bare = await person.countFrames(COUNTED);
  const covered = await countFramesUnder(person, first.item);
  for (const move of moves) await make(person, move);
  await person.until('Nobody escaped.', async () => {
    if (await person.says('You escaped!')) return true;
    const way = await person.find({ role: 'button', name: 'Continue' });
    if (way) await person.pressAt(way.x + way.width / 2, way.y + way.height / 2);
    return null;
  });
  return `${Math.round(covered)} frames a second under a letter, ${Math.round(bare)} without`;
}

async function countFramesUnder(person: Person, letter: string): Promise<number> {
  await person.press(thing(letter));
  await person.read(wordsOf(letter)?.split('\n')[0] ?? '');
  const frames = await person.countFrames(COUNTED);
  await closePaper(person, letter);
  return frames;
}

async function make(person: Person, move: Move): Promise<void> {
  if (move.type === 'click') return tap(person, move.item, wordsOf(move.item));
  if (move.type === 'enterPassword') return unlock(person, move.item, move.password);
  if (move.type === 'useItem') return use(person, move.item, move.on);
  throw new Error(`This room is not played by ${move.type}.`);
}

async function tap(person: Person, id: string, words: string | undefined): Promise<void> {
  await person.untilGone('[data-face][data-state=waiting], [data-face][data-state=open]');
  await pause(DOUBLE_TAP);
  await person.press(thing(id));
  if (words) await readAndClose(person, id, words);
}

/** Opens a lock by its wheels, each of which takes the typed digit. */
async function unlock(person: Person, id: string, answer: string): Promise<void> {
  await tap(person, id, undefined);
  const inside = { role: 'dialog', name: `${nameOf(id)}: locked` } as const;
  for (const [nth, figure] of answer.split(' ').entries()) {
    await person.press({ role: 'spinbutton', nth, inside });
    await person.type(figure);
  }
  await person.press({ role: 'button', name: 'Try it', inside });
  await person.untilGone('[data-face]');
  const { saysOpened } = placed(id);
  if (saysOpened) await readAndClose(person, id, saysOpened);
}

async function use(person: Person, id: string, on: string): Promise<void> {
  const carried = {
    role: 'button',
    name: nameOf(id),
    inside: { role: 'region', name: 'Inventory' },
  } as const;
  await person.press(carried);
  await person.until(`${nameOf(id)} is not in the hand.`, async () =>
    (await person.find(carried))?.isPressed ? true : null,
  );
  await tap(person, on, placed(on).saysOpened);
}

async function readAndClose(person: Person, id: string, words: string): Promise<void> {
  const [first = ''] = words.split('\n');
  await person.read(first);
  await closePaper(person, id);
}

/** Closes a text that covers the room. A caption on the stage disappears with the next click. */
async function closePaper(person: Person, id: string): Promise<void> {
  const inside = { role: 'dialog', name: nameOf(id) } as const;
  if (!(await person.find(inside))) return;
  await person.press({ role: 'button', name: 'Close', inside });
  await person.until(`${nameOf(id)} stays open.`, async () => !(await person.find(inside)) || null);
}

function thing(id: string) {
  return { role: 'button', name: nameOf(id), inside: { role: 'group', name: 'The room' } } as const;
}

function wordsOf(id: string): string | undefined {
  const { lock, says, saysOpened } = placed(id);
  return lock ? says : (saysOpened ?? says);
}

function placed(id: string) {
  const found =
    id === DOOR_ID ? { ...room.door, name: undefined } : room.items.find((item) => item.id === id);
  if (!found) throw new Error(`The room has no ${id}.`);
  return { name: undefined, says: undefined, saysOpened: undefined, lock: undefined, ...found };
}

function nameOf(id: string): string {
  const { name, of } = placed(id);
  return name ?? itemCatalogue.find((entry) => entry.id === of)?.name ?? '';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
