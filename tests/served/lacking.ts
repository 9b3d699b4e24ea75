import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { SERVED, type ServedBrowser } from '../../tools/served.ts';

/** MDN's data of the web platform. */
export const platform = bcd;

const BROWSERS = Object.entries(SERVED) as [ServedBrowser, string][];

/**
 * Returns the supported browsers that lack a feature according to the data, without a prefix or a flag; empty
 * if there is no data.
 */
export function lackedBy(data: Identifier | undefined): readonly ServedBrowser[] {
  const support = data?.__compat?.support;
  if (!support) return [];
  return BROWSERS.flatMap(([browser, served]) => (isIn(support[browser], Number(served)) ? [] : [browser]));
}

function isIn(statement: CompatStatement['support'][ServedBrowser], served: number): boolean {
  // For some features the data does not know whether a browser has them.
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

/** Converts a version to a number. `≤79` becomes 79, since the feature existed by then. */
function toNumber(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}

/** Returns the data below a part, by name, without that of the part itself. */
export function partsOf(data: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.entries<Identifier>(data ?? {}).filter(([name]) => !name.startsWith('__'));
}

/** Whether it is a method of values or of their class, which the language's specification distinguishes. */
export function isOfValues(name: string, data: Identifier): boolean {
  const specifications = [data.__compat?.spec_url ?? []].flat();
  const isOfLanguage = specifications.some((address) => address.includes('tc39.es'));
  return isOfLanguage
    ? specifications.some((address) => address.includes('.prototype'))
    : !name.endsWith('_static');
}
