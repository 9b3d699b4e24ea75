import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const PROGRAMS = resolve('.cache', 'programs');
/** Identifies the run: the workers of one run of tests have the same parent process. */
const RUN = process.env.VITEST === undefined ? process.pid : process.ppid;
const FOLDER = join(PROGRAMS, `${RUN}`);
/** Milliseconds between two checks for a bundle made by another process. */
const LOOK = 50;

/**
 * Bundles programs that tests start as processes, once for each test run, so that a start reads plain
 * JavaScript instead of translating some three hundred files. Returns the bundle's path. @param entry from
 * the project's folder, without its extension: `tests/crash/server` @param name the bundle's file name, if
 * another program expects one
 */
export async function bundleProgram(entry: string, name = entry.replaceAll('/', '-')): Promise<string> {
  const program = join(FOLDER, `${name}.js`);
  const claim = join(FOLDER, `${name}.claimed`);
  const isReady = join(FOLDER, `${name}.ready`);
  while (!existsSync(isReady)) {
    if (await isClaimed(claim)) await sleep(LOOK);
    else await write(entry, name, isReady).finally(() => rmdir(claim));
  }
  return program;
}

/** Returns whether another process is bundling the program; if not, this one is from now on. */
async function isClaimed(claim: string): Promise<boolean> {
  if ((await mkdir(FOLDER, { recursive: true })) !== undefined) await removeFormer();
  return mkdir(claim).then(
    () => false,
    () => true,
  );
}

/** Removes bundles of finished runs. */
async function removeFormer(): Promise<void> {
  const runs = await readdir(PROGRAMS);
  const former = runs.filter((run) => !isAlive(Number(run)));
  await Promise.all(former.map((run) => rm(join(PROGRAMS, run), { recursive: true, force: true })));
}

function isAlive(run: number): boolean {
  try {
    return process.kill(run, 0);
  } catch {
    return false;
  }
}

async function write(entry: string, name: string, isReady: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [packagesWhereTheyAre],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: { [name]: `${entry}.ts` }, output: { entryFileNames: '[name].js' } },
    },
  });
  await writeFile(isReady, '');
}

/**
 * Resolves packages from a source's own folder (the functions have their own packages), where the bundle does
 * not look.
 */
const packagesWhereTheyAre: Plugin = {
  name: 'packages-where-they-are',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !/^[a-z@]/.test(source) || isBuiltin(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { id: pathToFileURL(found.id).href, external: true };
  },
};
