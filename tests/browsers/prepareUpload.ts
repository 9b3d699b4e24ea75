import { HARD_PHOTOGRAPHS } from '../e2e/support/hardPhotographs.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import type { Person } from './Person.ts';

/** Adds a photograph to the bench, waits until it is prepared, cuts it out as suggested, and saves it. */
export async function prepareUpload(person: Person, url: string): Promise<string> {
  const [photograph] = HARD_PHOTOGRAPHS;
  if (!photograph) throw new Error('There is no photograph.');
  await openLoggedIn(person, url, '/myInventory?add=item');
  await person.see({ role: 'button', name: 'Choose files' });
  const bytes = await photograph.make();
  await person.bring({ name: photograph.fileName, type: 'image/jpeg', base64: bytes.toString('base64') });
  await person.press({ role: 'button', name: 'Continue later' });
  await person.read('You have 1 unfinished thing, kept only in this browser');
  await person.open(`${url}/myInventory?add=item`);
  await person.press({ role: 'button', name: 'Next: describe it' });
  await person.fill({ role: 'textbox', name: 'Name' }, 'Bear of wool');
  await person.press({ role: 'button', name: 'Next: try it in a room' });
  await person.press({ role: 'button', name: 'Save' });
  await person.press({ role: 'button', name: 'Done' });
  await person.see({ role: 'button', name: 'More for Bear of wool' });
  return 'cut out as suggested, after a wait on the bench';
}
