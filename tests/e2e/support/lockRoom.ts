import type { Command } from '../../../core/edit/command.ts';
import type { Face } from '../../../core/lock/model.ts';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import { toRoomFile } from '../../../core/room/roomFile.ts';
import { build } from '../../../core/testing/build.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';

type Locks = Readonly<Record<string, { face: Face; answer: string }>>;

/** A lock of every face, by the name of its thing, with the stored answer (K1). */
export const LOCKS: Locks = {
  Text: { face: { type: 'text' }, answer: 'Orion' },
  Digits: { face: { type: 'digits' }, answer: '1010' },
  Wheels: {
    face: { type: 'wheels', wheels: [{ type: 'digits' }, { type: 'signs', signs: ['star', 'moon', 'key'] }] },
    answer: '2 key',
  },
  Colours: { face: { type: 'colours' }, answer: 'blue yellow blue' },
  Directions: { face: { type: 'directions' }, answer: 'up right down-left' },
  Clock: { face: { type: 'clock' }, answer: '3:45' },
  Switches: { face: { type: 'switches', count: 6, columns: 3 }, answer: '010010' },
  Symbols: { face: { type: 'symbols' }, answer: 'moon key flame' },
  Melody: { face: { type: 'melody' }, answer: 'mi mi so' },
  Pattern: { face: { type: 'pattern', grid: '3x3' }, answer: '1 2 5 7' },
  Order: {
    face: { type: 'order', pieces: ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text })) },
    answer: 'a b c',
  },
  Jigsaw: {
    face: { type: 'jigsaw', uri: '/art/backgrounds/study/green.webp', columns: 3, rows: 2, moves: 'both' },
    answer: 'a b c d e f',
  },
};

/** The texts at a lock, and its reply to a wrong answer. */
interface LockWords {
  says: string;
  wrongText: string;
}

/** Returns a room of chests, one for each face, as a file for import. */
export function lockRoomFile(roomName: string, locks: Locks = LOCKS, words?: LockWords): string {
  const built = buildRoom(recipeOf(roomName, locks, words), builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  const commands = Object.entries(locks).flatMap(([id, { face, answer }]): Command[] => [
    { type: 'setFace', id, face },
    { type: 'setPassword', id, unlockPassword: answer },
  ]);
  return toRoomFile(build(commands, built.value));
}

function recipeOf(roomName: string, locks: Locks, words?: LockWords): Recipe {
  return {
    id: 'locks',
    order: 0,
    roomName,
    introduction: 'Twelve chests, and each has a lock of its own.',
    timeLimit: 60,
    background: { id: 'study', mood: 'green' },
    door: { of: 'door' },
    items: Object.keys(locks).map((name, place) => ({
      id: name,
      name,
      of: 'chest',
      width: 9,
      at: { x: 4 + (place % 6) * 16, y: place < 6 ? 45 : 78 },
      ...(words && { says: words.says }),
      lock: { password: '1', isInPicture: true, ...(words && { wrongText: words.wrongText }) },
    })),
  };
}
