import type { ServedBrowser } from '../../tools/served.ts';

/** A feature that is newer than a supported browser. */
export interface Newer {
  /** The feature as it is written: `URL.canParse`, `.toSorted`, `text-wrap: balance`, `:has`. */
  what: string;
  lackedBy: readonly ServedBrowser[];
  /** The source text around the feature. */
  around: string;
}
