import type { CatalogueEntry } from '../../catalogue/model.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { Finding } from './finding.ts';

/**
 * Returns the findings without small things that have at least the library's own size, since that size is in scale
 * with the door: keys and notes are meant to be small.
 */
export function withoutUsualSizes(
  findings: readonly Finding[],
  room: Room,
  entries: readonly Pick<CatalogueEntry, 'id' | 'width'>[],
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'tooSmall')) return findings;
  const widths = new Map(entries.map((entry) => [entry.id, entry.width]));
  return findings.flatMap((finding) => {
    if (finding.code !== 'tooSmall') return [finding];
    const items = finding.items.filter((id) => wasMadeSmaller(room, id, widths));
    return items.length > 0 ? [{ ...finding, items }] : [];
  });
}

function wasMadeSmaller(room: Room, id: ItemId, widths: ReadonlyMap<CatalogueEntry['id'], number>): boolean {
  const item = itemOf(room, id);
  const usual = item && widths.get(item.catalogueId);
  return usual === undefined || item === undefined || item.width < usual;
}
