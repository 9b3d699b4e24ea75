import type { Room } from '../../../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../../core/testing/entries.ts';
import { Editor } from '../../load/Editor.ts';
import { HttpConnection } from '../../load/HttpConnection.ts';

const PLACES = [0, 1, 2, 3, 4, 5];
/** Things that a player reads, which the others do not notice. */
export const NOTES = PLACES.map((place) => `note-${place}`);
/** Things that can be switched on and off without end, of which every seat is told. */
export const SETS = PLACES.map((place) => `tv-${place}`);

const CODE = '1848';

function classRoom(): Room {
  const things = { chest: chestEntry, key: keyEntry };
  const notes = NOTES.map((id) => [id, noteEntry] as const);
  const sets = SETS.map((id) => [id, tvEntry] as const);
  return build(
    [
      ...[...NOTES, ...SETS].map((id) => ({ type: 'setName', id, name: id }) as const),
      ...NOTES.flatMap((id) => say(id, `This is ${id}, and the year was ${CODE}.`)),
      ...SETS.map((id) => ({ type: 'setOnClick', id, onClick: { type: 'toggle' } }) as const),
      ...lockByPassword('chest', CODE),
      ...hideIn('chest', 'key'),
      ...lockByItem('door', 'key'),
      { type: 'setRoomName', roomName: 'The class' },
      { type: 'setIntroduction', introduction: 'Get out.' },
    ],
    furnish({ ...things, ...Object.fromEntries([...notes, ...sets]) }),
  );
}

/** Publishes the room for the load by its creator's calls, and returns its id. */
export async function publishClassRoom(origin: string): Promise<string> {
  const editor = new Editor(origin, 0);
  await editor.signUp(classRoom());
  const { roomId, idToken } = await editor.openRoom();
  const connection = new HttpConnection(origin);
  await connection.post('/api/publishRoom', JSON.stringify({ roomId, revision: 1 }), idToken);
  connection.close();
  await editor.close();
  return roomId;
}
