import type { ServedBrowser } from '../../tools/served.ts';

/** Something newer than a browser that is served. */
export interface Newer {
  /** As written: `URL.canParse`, `.toSorted`, `text-wrap: balance`, `:has`. */
  what: string;
  lackedBy: readonly ServedBrowser[];
  /** The text around it. */
  around: string;
}
