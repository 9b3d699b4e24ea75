import { readFileSync } from 'node:fs';
import type { OutputBundle } from 'rolldown';
import type { Plugin } from 'vite';

const PAGE = 'offline.html';
/** The app's typefaces, by the beginnings of their built names. */
const FACES = [
  { family: 'Grenze', weight: '700', file: 'grenze-latin-700-normal' },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    weight: '200 800',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
  },
];

/**
 * Gives the app's typefaces to the page that is shown without a network. The browser has cached them together with the
 * page, and their names contain a hash of their contents, so it needs no network for them. If the cache has lost them,
 * the page's own fallback fonts are used.
 */
export function dressOffline(): Plugin {
  return {
    name: 'dress-offline',
    apply: 'build',
    generateBundle: function (_options, bundle) {
      const source = withFaces(readFileSync(`public/${PAGE}`, 'utf8'), bundle);
      this.emitFile({ type: 'asset', fileName: PAGE, source });
    },
  };
}

function withFaces(html: string, bundle: OutputBundle): string {
  const rules = FACES.map(({ family, weight, file }) => {
    const address = findFile(file, bundle);
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("/${address}") format("woff2"); }`;
  });
  return html.replace('<style>', () => `<style>\n      ${rules.join('\n      ')}`);
}

/**
 * Returns the built file of a name. @throws if the build has none, since the page would request a missing
 * file
 */
function findFile(name: string, bundle: OutputBundle): string {
  const file = Object.keys(bundle).find((built) => built.startsWith(`assets/${name}-`));
  if (file === undefined) throw new Error(`The build made no file of the face ${name}.`);
  return file;
}
