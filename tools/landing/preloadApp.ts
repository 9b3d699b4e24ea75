import type { OutputBundle, OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { inlineStyles } from './inlineStyles.ts';

const PAGE = 'app.html';
const APP = '/src/app/start/showApp.tsx';

/**
 * Adds preloads of the app's scripts to its page, so that they load while the small first script (`start.ts`) runs.
 * Styles of what the first script shows are put into the page.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!bundle || !filename.endsWith(`/${PAGE}`)) return [];
        return scriptsOf(bundle)
          .filter((file) => !html.includes(file))
          .map(preloadOf);
      },
    },
    generateBundle: (_options, bundle) => {
      const page = bundle[PAGE];
      if (page?.type === 'asset') page.source = inlineStyles(String(page.source), bundle);
    },
  };
}

/** Returns the app's chunk and its dependencies. */
function scriptsOf(bundle: OutputBundle): string[] {
  const app = Object.values(bundle).find(
    (file) => isChunk(file) && file.moduleIds.some((id) => id.endsWith(APP)),
  );
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.imports.forEach(follow);
  };
  if (app) follow(app.fileName);
  return [...found];
}

function isChunk(file: OutputBundle[string]): file is OutputChunk {
  return file.type === 'chunk';
}

function preloadOf(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, fetchpriority: 'low' },
    injectTo: 'head',
  };
}
