import type { BrowserContext } from '@playwright/test';
import { isOfValues, lackedBy, partsOf, platform } from '../../served/lacking.ts';

/** APIs that also work through markup, which a current browser would still interpret. */
const IN_MARKUP = /popover/i;

/**
 * Removes from pages of the context every class, method and property that one of the served browsers lacks,
 * of the language and the page. Workers keep theirs.
 */
export async function takeAwayNewer(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const { owner, name, isOfValues } of names) {
      const holder = isOfValues ? all[owner]?.prototype : all[owner];
      if (holder) Reflect.deleteProperty(holder, name);
    }
    for (const name of ['toReversed', 'toSorted', 'with'])
      Reflect.deleteProperty(Object.getPrototypeOf(Int8Array.prototype), name);
  }, lackedNames());
}

interface Name {
  owner: string;
  name: string;
  isOfValues: boolean;
}

/** Returns the missing names. Classes come last, because their methods and properties are found through them. */
function lackedNames(): Name[] {
  const [names, classes]: [Name[], Name[]] = [[], []];
  for (const data of [platform.javascript.builtins, platform.api])
    for (const [owner, parts] of partsOf(data)) {
      for (const [name, part] of partsOf(parts)) {
        if (lackedBy(part).length === 0 || IN_MARKUP.test(name)) continue;
        const isOfWindow = owner === 'Window';
        names.push({
          owner: isOfWindow ? 'globalThis' : owner,
          name: name.replace(/_static$/, ''),
          isOfValues: !isOfWindow && isOfValues(name, part),
        });
      }
      if (lackedBy(parts).length > 0) classes.push({ owner: 'globalThis', name: owner, isOfValues: false });
    }
  return [...names, ...classes];
}
