import { Person } from './Person.ts';
import type { RemoteBrowser } from './RemoteBrowser.ts';

/** A test that runs in each browser, and returns a summary. */
export interface Part {
  did: string;
  work: (person: Person, url: string) => Promise<string>;
}

/** Runs each part in a browser and prints the result. If the page crashes, only that part fails. */
export async function tryIn(
  start: () => Promise<RemoteBrowser>,
  url: string,
  parts: readonly Part[],
): Promise<boolean> {
  let browser = await start();
  let isGood = true;
  for (const { did, work } of parts) {
    const begin = Date.now();
    try {
      const told = await work(new Person(browser), url);
      const seconds = `${Math.round((Date.now() - begin) / 1000)} s`;
      console.log(`✔ ${browser.name} ${did} (${seconds}; ${told}).`);
    } catch (error) {
      isGood = false;
      const isGone = await hasLostPage(browser);
      const why = error instanceof Error ? error.message : error;
      console.log(`✘ ${browser.name} has not ${did}: ${isGone ? 'its page crashed. ' : ''}${why}`);
      if (!isGone) continue;
      await browser.close();
      browser = await start();
    }
  }
  await browser.close();
  return isGood;
}

function hasLostPage(browser: RemoteBrowser): Promise<boolean> {
  return browser.call('() => true').then(
    () => false,
    () => true,
  );
}
