/**
 * `npm run build:hosted -- <project>`: builds the app for a Firebase project into a folder of its own, so
 * that `npm start` never serves an app that uses a hosted project, and a deploy never uploads one that needs
 * the embedded backend. `firebase deploy` runs it automatically.
 */
import { existsSync, rmSync } from 'node:fs';
import { argv, chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fail, SetupError } from './setup/fail.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { announce, runPackageProgram, runScript } from './setup/run.mjs';
import { checkNodeVersion } from './setup/settings.mjs';

const OUTPUT = 'dist-hosted';
const SETTINGS = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID', 'DATABASE_URL'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

async function buildHosted(project) {
  checkNodeVersion();
  if (!project) throw new SetupError('Which project? npm run build:hosted -- <project>');
  chdir(fileURLToPath(new URL('..', import.meta.url)));
  await installPackages('.');
  await checkSettings(project);
  // An earlier build must not be deployed if this one fails.
  rmSync(OUTPUT, { recursive: true, force: true });
  await announce(`Building the app for ${project}`, () =>
    runPackageProgram('vite', 'build', '--logLevel', 'warn', '--mode', project, '--outDir', OUTPUT),
  );
  await announce('Drawing the pictures', () =>
    runScript('--import', 'tsx', 'art/serving/build.ts', `${OUTPUT}/art`),
  );
}

/** Vite reads `.env.<mode>`; an app without these settings would look for the embedded backend. */
async function checkSettings(project) {
  const { loadEnv } = await import('vite');
  const settings = loadEnv(project, '.', 'VITE_FIREBASE_');
  const missing = SETTINGS.filter((name) => !settings[name]);
  if (missing.length > 0) throw new SetupError(describeMissing(`.env.${project}`, missing));
  const named = settings.VITE_FIREBASE_PROJECT_ID;
  if (named !== project)
    throw new SetupError(`.env.${project} names the project "${named}", but "${project}" is being deployed.`);
}

function describeMissing(file, names) {
  if (!existsSync(file))
    return `There is no ${file}: copy .env.example to it; docs/deploy.md says where to find the values.`;
  return `${file} lacks ${names.join(', ')}; docs/deploy.md says where to find them.`;
}

buildHosted(argv[2]).catch(fail);
