import type { IncomingMessage } from 'node:http';
import { basename, extname, resolve } from 'node:path';
import type { OutputBundle } from 'rolldown';
import { type Plugin, runnerImport } from 'vite';
import { inlineStyles } from './inlineStyles.ts';
import type { LandingParts, PreparedLanding } from './prepareLanding.ts';

const ROOMS = 'virtual:little-rooms';
const PAGE = 'index.html';
/** The style below the hero, an entry of the build. */
const BELOW = 'src/landing/css/below.css';

/**
 * Prerenders the landing page: `index.html` in English, `localized/<language>/index.html` in each language, as Firebase
 * Hosting and the embedded backend look for them. Vite's own server shows it in English. Also serves the little room to
 * visitors who play it.
 */
export function landingPlugin(): Plugin {
  let prepared: Promise<PreparedLanding> | undefined;
  const prepare = () => (prepared ??= load());
  return {
    name: 'landing',
    enforce: 'post',
    resolveId: (id) => (id === ROOMS ? `\0${ROOMS}` : undefined),
    load: async (id) =>
      id === `\0${ROOMS}` ? `export const littleRooms = ${(await prepare()).rooms};` : undefined,
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '' }, response, next) => {
        const picture = url.startsWith('/assets/hero-')
          ? (await prepare()).pictures.find(({ file }) => url === `/${file}`)
          : undefined;
        if (picture) response.setHeader('content-type', 'image/webp').end(picture.webp);
        else next();
      });
      middlewares.use((request, _response, next) => {
        if (isPageOfApp(request)) request.url = '/app.html';
        next();
      });
    },
    transformIndexHtml: async (html, { server, filename }) => {
      if (!server || !filename.endsWith(`/${PAGE}`)) return html;
      return fill(html, 'en', await prepare(), BELOW);
    },
    generateBundle: async function (_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') return;
      const html = scriptsLast(inlineStyles(String(page.source), bundle));
      const [landing, below] = [await prepare(), styleOf(BELOW, bundle)];
      page.source = fill(html, 'en', landing, below);
      for (const { file, webp } of landing.pictures)
        this.emitFile({ type: 'asset', fileName: file, source: webp });
      for (const language of landing.languages)
        this.emitFile({
          type: 'asset',
          fileName: `localized/${language}/${PAGE}`,
          source: fill(html, language, landing, below),
        });
    },
  };
}

/**
 * Whether a page belongs to the app; Vite would serve every unknown address by `index.html`, the landing
 * page.
 */
function isPageOfApp({ url = '/', headers }: IncomingMessage): boolean {
  const [path = '/'] = url.split('?');
  return path !== '/' && extname(path) === '' && (headers.accept ?? '').includes('text/html');
}

async function load(): Promise<PreparedLanding> {
  const { module } = await runnerImport<typeof import('./prepareLanding.ts')>(
    resolve('tools/landing/prepareLanding.ts'),
  );
  return module.prepareLanding();
}

/** Returns the built file of a style. @throws if the build has none, since the page would have no style */
function styleOf(entry: string, bundle: OutputBundle): string {
  const name = basename(entry);
  const style = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (!style) throw new Error(`The build made no style of ${entry}.`);
  return style.fileName;
}

/** `below` is the file with the style below the hero. */
function fill(
  html: string,
  language: 'en' | 'de',
  { pages, tokens, preload }: PreparedLanding,
  below: string,
): string {
  const { title, description, body }: LandingParts = pages[language];
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--landing:title-->', () => escapeHtml(title))
    .replace('landing:description', () => escapeHtml(description))
    .replace('<!--landing:picture-->', () => preload)
    .replace('<!--landing:tokens-->', () => `<style>${tokens}</style>`)
    .replace('<!--landing:body-->', () => body.replace('landing:below', `/${below}`));
}

/** Lets the browser load the picture before the scripts, since the first view needs no script. */
function scriptsLast(html: string): string {
  return html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
