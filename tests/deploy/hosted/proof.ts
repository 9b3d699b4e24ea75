/**
 * `npm run hosted:proof`: builds the app for a hosted project, opens it in a browser under the headers of
 * firebase.json, and checks its requests: only Firebase's own addresses with the project's key, and nothing
 * of the embedded backend. No request leaves the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTED } from './settings.ts';
import { watchApp } from './watchApp.ts';

const OUTPUT = 'dist-hosted';
/** The least number of pictures that the build must contain for visitors. */
const FEWEST_PICTURES = 1000;

async function prove(): Promise<boolean> {
  const faults = build();
  if (faults.length === 0) faults.push(...(await watchApp(OUTPUT)), ...findMissing());
  for (const fault of faults) console.log(`✘ ${fault}`);
  if (faults.length === 0)
    console.log(
      `The hosted app speaks to ${HOSTED.PROJECT_ID} alone; ${countPictures()} pictures are drawn.`,
    );
  return faults.length === 0;
}

/** Builds it into a separate folder, so that it cannot be mistaken for a real project's build. */
function build(): string[] {
  const env = Object.fromEntries(
    Object.entries(HOSTED).map(([name, value]) => [`VITE_FIREBASE_${name}`, value]),
  );
  const { status } = spawnSync(process.execPath, ['tools/buildHosted.mjs', HOSTED.PROJECT_ID], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['the build failed'];
}

function findMissing(): string[] {
  const missing = ['index.html', 'art/manifest.json'].filter((file) => !existsSync(join(OUTPUT, file)));
  const tooFew = countPictures() < FEWEST_PICTURES ? [`only ${countPictures()} pictures are drawn`] : [];
  return [...missing.map((file) => `${file} is missing`), ...tooFew];
}

function countPictures(): number {
  const files = readdirSync(join(OUTPUT, 'art'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.webp')).length;
}

try {
  process.exitCode = (await prove()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(OUTPUT, { recursive: true, force: true });
}
