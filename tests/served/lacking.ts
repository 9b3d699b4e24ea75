import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { SERVED, type ServedBrowser } from '../../tools/served.ts';

/** Data of the web platform, by MDN. */
export const platform = bcd;

const BROWSERS = Object.entries(SERVED) as [ServedBrowser, string][];

/**
 * The served browsers that lack a feature by the data, without a prefix or a flag; empty if there is no data.
 */
export function lackedBy(data: Identifier | undefined): readonly ServedBrowser[] {
  const support = data?.__compat?.support;
  if (!support) return [];
  return BROWSERS.flatMap(([browser, served]) => (isIn(support[browser], Number(served)) ? [] : [browser]));
}

function isIn(statement: CompatStatement['support'][ServedBrowser], served: number): boolean {
  // For some features nobody knows whether a browser has them.
  if (statement === undefined) return true;
  return [statement].flat().some((support) => {
    const {
      version_added: added,
      version_removed: removed,
      flags,
      prefix,
      alternative_name: other,
    } = support;
    if (!added || added === 'preview' || flags || prefix || other) return false;
    return toNumber(added) <= served && (removed === undefined || toNumber(removed) > served);
  });
}

/** `≤79` is read as 79, since the feature existed by then. */
function toNumber(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}

/** The data below a part, by name, without that on the part itself. */
export function partsOf(data: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.entries<Identifier>(data ?? {}).filter(([name]) => !name.startsWith('__'));
}

/**
 * Whether it is a method of values instead of their class; the language's specification distinguishes them.
 */
export function isOfValues(name: string, data: Identifier): boolean {
  const specifications = [data.__compat?.spec_url ?? []].flat();
  const isOfLanguage = specifications.some((address) => address.includes('tc39.es'));
  return isOfLanguage
    ? specifications.some((address) => address.includes('.prototype'))
    : !name.endsWith('_static');
}
