import { demoCreator } from '../../seeds/demoAccounts.ts';
import type { Person } from './Person.ts';

/** Logs the demo creator in on the way to a page, unless already logged in. */
export async function logIn(person: Person, url: string, next: string): Promise<void> {
  const address = { role: 'textbox', name: 'E-mail address' } as const;
  await person.open(`${url}/login?next=${encodeURIComponent(next)}`);
  const isAsked = await person.until('Neither the form came nor what lies behind it.', async () => {
    if (await person.find(address)) return 'asked';
    return (await person.isAt(next)) ? 'known' : null;
  });
  if (isAsked === 'known') return;
  await person.fill(address, demoCreator.email);
  await person.fill({ role: 'textbox', name: 'Password' }, demoCreator.password);
  await person.press({ role: 'button', name: 'Log in' });
}
