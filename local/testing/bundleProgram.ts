import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** One for each of the processes that run tests at the same time. */
const FOLDER = resolve('.cache', 'programs', process.env.VITEST_POOL_ID ?? 'alone');
const bundles = new Map<string, Promise<string>>();

/**
 * Bundles what tests start in processes of their own, once for each process of tests: a start then reads plain JavaScript
 * instead of translating some three hundred files. Answers the bundle's path.
 * @param entry from the project's folder, without its ending: `tests/crash/server`
 */
export function bundleProgram(entry: string): Promise<string> {
  const bundle = bundles.get(entry) ?? write(entry);
  bundles.set(entry, bundle);
  return bundle;
}

async function write(entry: string): Promise<string> {
  const name = entry.replaceAll('/', '-');
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
  return join(FOLDER, `${name}.js`);
}

/** Packages are found from where a source lies (the functions have their own), which the bundle does not. */
const packagesWhereTheyAre: Plugin = {
  name: 'packages-where-they-are',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !/^[a-z@]/.test(source) || isBuiltin(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { id: pathToFileURL(found.id).href, external: true };
  },
};
