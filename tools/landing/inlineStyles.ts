import type { OutputBundle } from 'rolldown';

/** A page's own styles in the page: nothing that is seen first waits for another request. */
export function inlineStyles(html: string, bundle: OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? `<style>${String(style.source)}</style>` : link;
  });
}
