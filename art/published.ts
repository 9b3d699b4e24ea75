import * as v from 'valibot';
import type { BackgroundDrawing } from './defineBackground.ts';
import type { Item } from './defineItem.ts';

const publishedSchema = v.object({
  items: v.record(v.string(), v.object({ opens: v.boolean(), colors: v.array(v.string()) })),
  backgrounds: v.record(v.string(), v.object({ moods: v.array(v.string()) })),
});

/** Every id, colour and mood that rooms may contain (R11); entries are added, but never removed. */
export type Published = v.InferOutput<typeof publishedSchema>;

/** @throws when the text is not a valid list of published drawings */
export function parsePublished(text: string): Published {
  return v.parse(publishedSchema, JSON.parse(text));
}

/** Returns the published list after a release: all earlier entries, and the new ones of the library. */
export function publish(
  before: Published,
  items: readonly Item[],
  backgrounds: readonly BackgroundDrawing[],
): Published {
  const after: Published = { items: { ...before.items }, backgrounds: { ...before.backgrounds } };
  for (const { entry, states } of items) {
    const { opens = false, colors = [] } = before.items[entry.id] ?? {};
    after.items[entry.id] = {
      opens: opens || states.includes('opened'),
      colors: union(colors, Object.keys(entry.variants)),
    };
  }
  for (const { entry } of backgrounds) {
    const { moods = [] } = before.backgrounds[entry.id] ?? {};
    after.backgrounds[entry.id] = { moods: union(moods, Object.keys(entry.moods)) };
  }
  return after;
}

function union(before: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...before, ...more])];
}

/** Formats one entry per line, so that a diff shows the additions. */
export function formatPublished({ items, backgrounds }: Published): string {
  return `{\n  "items": ${formatLines(items)},\n  "backgrounds": ${formatLines(backgrounds)}\n}\n`;
}

function formatLines(entries: Readonly<Record<string, object>>): string {
  const lines = Object.entries(entries).map(
    ([id, entry]) => `    ${JSON.stringify(id)}: ${formatEntry(entry)}`,
  );
  return `{\n${lines.join(',\n')}\n  }`;
}

function formatEntry(entry: object): string {
  return JSON.stringify(entry)
    .replaceAll(',', ', ')
    .replaceAll(':', ': ')
    .replace(/^\{/, '{ ')
    .replace(/\}$/, ' }');
}
