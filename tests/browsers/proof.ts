/**
 * `npm run browsers:proof`: plays a room, builds one and prepares an upload in this machine's own Firefox (WebDriver BiDi) and WebKitGTK
 * (WebKitWebDriver, on a screen that nobody sees), beside the Chromium of the other tests. What is not installed is said
 * and left out.
 */
import { type RunningApp, startApp } from '../e2e/support/startApp.ts';
import { buildRoom } from './buildRoom.ts';
import { findFirefox, findWebKit } from './findPrograms.ts';
import { Person } from './Person.ts';
import { playRoom } from './playRoom.ts';
import { prepareUpload } from './prepareUpload.ts';
import type { RemoteBrowser } from './RemoteBrowser.ts';
import { startChromium } from './startChromium.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

const PARTS: readonly { did: string; work: (person: Person, url: string) => Promise<string> }[] = [
  { did: 'played a room to its end', work: playRoom },
  { did: 'built and published a room', work: buildRoom },
  { did: 'cut out a photograph and kept it', work: prepareUpload },
];

async function prove(): Promise<boolean> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  if (!firefox) console.log('Firefox is not installed: left out.');
  if (!webKit) console.log('WebKitGTK, its driver or Xvfb is not installed: left out.');
  const app = await startApp();
  try {
    const verdicts = [
      await tryIn(startChromium, app),
      firefox ? await tryIn(() => startFirefox(firefox), app) : true,
      webKit ? await tryIn(() => startWebKit(webKit), app) : true,
    ];
    return verdicts.every(Boolean);
  } finally {
    await app.dispose();
  }
}

async function tryIn(start: () => Promise<RemoteBrowser>, { url }: RunningApp): Promise<boolean> {
  const browser = await start();
  const person = new Person(browser);
  let isGood = true;
  for (const { did, work } of PARTS) {
    const begin = Date.now();
    try {
      const told = await work(person, url);
      const seconds = `${Math.round((Date.now() - begin) / 1000)} s`;
      console.log(`✔ ${browser.name} ${did} (${seconds}; ${told}).`);
    } catch (error) {
      isGood = false;
      console.log(`✘ ${browser.name} has not ${did}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await browser.close();
  return isGood;
}

try {
  process.exitCode = (await prove()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
