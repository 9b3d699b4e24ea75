import { demoCreator } from '../../seeds/demoAccounts.ts';
import type { Person } from './Person.ts';

/**
 * Opens a page as the demo creator. Only a page that needs a login tells whether somebody is logged in: the login form
 * itself is shown until that is known, and then goes away.
 */
export async function openLoggedIn(person: Person, url: string, path: string): Promise<void> {
  const address = { role: 'textbox', name: 'E-mail address' } as const;
  const projects = { role: 'heading', name: 'Your rooms' } as const;
  await person.open(`${url}/projects`);
  const shown = await person.until('Neither the form came nor what lies behind it.', async () => {
    if (await person.find(address)) return 'form';
    return (await person.find(projects)) && 'projects';
  });
  if (shown === 'form') {
    await person.fill(address, demoCreator.email);
    await person.fill({ role: 'textbox', name: 'Password' }, demoCreator.password);
    await person.press({ role: 'button', name: 'Log in' });
    await person.see(projects);
  }
  await person.open(`${url}${path}`);
}
