/**
 * `npm run browsers:proof`: plays a room, builds one and prepares an upload in this machine's Firefox
 * (WebDriver BiDi) and WebKitGTK (WebKitWebDriver, on a virtual screen), beside the Chromium of the other
 * tests. Missing browsers are reported and skipped.
 */
import { startApp } from '../e2e/support/startApp.ts';
import { buildRoom } from './buildRoom.ts';
import { findFirefox, findWebKit } from './findPrograms.ts';
import { playRoom } from './playRoom.ts';
import { prepareUpload } from './prepareUpload.ts';
import { startChromium } from './startChromium.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import { type Part, tryIn } from './tryIn.ts';

const PARTS: readonly Part[] = [
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
      await tryIn(startChromium, app.url, PARTS),
      firefox ? await tryIn(() => startFirefox(firefox), app.url, PARTS) : true,
      webKit ? await tryIn(() => startWebKit(webKit), app.url, PARTS) : true,
    ];
    return verdicts.every(Boolean);
  } finally {
    await app.dispose();
  }
}

try {
  process.exitCode = (await prove()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
