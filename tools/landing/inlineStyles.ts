import type { OutputBundle } from 'rolldown';

/** Puts a page's own styles into the page, so that the first view waits for no further request. */
export function inlineStyles(html: string, bundle: OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? `<style>${String(style.source)}</style>` : link;
  });
}
