import { openLoggedIn } from './openLoggedIn.ts';
import type { Person } from './Person.ts';

const CODE = '7294';
/** The distance of the drag, in CSS pixels. */
const MOVED = { x: -90, y: 25 };

/** Logs in, builds a small room from nothing and publishes it. */
export async function buildRoom(person: Person, url: string): Promise<string> {
  await openLoggedIn(person, url, '/room-editor');
  await person.see(inRoom('Door'));
  await add(person, 'Note');
  await add(person, 'Chest');
  await lockTheChest(person);
  await moveTheChest(person);
  await person.fill({ role: 'textbox', name: 'Room name' }, `Built ${Date.now()}`);
  await person.press({ role: 'button', name: 'Publish' });
  await person.press({
    role: 'choice',
    name: 'Everybody',
    isBeginning: true,
    inside: { role: 'dialog', name: 'Publish ' },
  });
  await person.press({ role: 'button', name: 'Publish', inside: { role: 'dialog', name: 'Publish ' } });
  await person.see({ role: 'dialog', name: 'Your room is open' });
  return 'with a drag on the canvas, undone';
}

async function add(person: Person, name: string): Promise<void> {
  await person.press({ role: 'tab', name: 'Things' });
  await person.press({ role: 'button', name: `Add ${name}` });
  await person.see(inRoom(name));
}

async function lockTheChest(person: Person): Promise<void> {
  await person.press({ role: 'choice', name: 'Locked' });
  await person.press({ role: 'choice', name: 'An answer' });
  await person.fill({ role: 'textbox', name: 'Answer' }, CODE);
}

/** Moves it on the canvas and back. */
async function moveTheChest(person: Person): Promise<void> {
  const before = await person.see(inRoom('Chest'));
  const isAt = (x: number) => async () => {
    const chest = await person.find(inRoom('Chest'));
    return chest && Math.abs(chest.x - x) < 12 ? true : null;
  };
  await person.dragBy(before.x + before.width / 2, before.y + before.height / 2, MOVED.x, MOVED.y);
  await person.until('The chest was not dragged.', isAt(before.x + MOVED.x));
  await person.press({ role: 'button', name: 'Undo' });
  await person.until('The chest did not go back.', isAt(before.x));
}

function inRoom(name: string) {
  return { role: 'button', name, inside: { role: 'group', name: 'Things in the room' } } as const;
}
