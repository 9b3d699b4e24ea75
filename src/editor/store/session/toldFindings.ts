import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import type { EditorData } from '../editorData.ts';

/**
 * The findings shown to the creator. Things in the library's own size are not reported as small, since that
 * size is in scale with the door.
 */
export function toldFindings({
  findings,
  checkedRoom,
  catalogue,
}: Pick<EditorData, 'findings' | 'checkedRoom' | 'catalogue'>): readonly Finding[] {
  if (!checkedRoom || !findings.some(({ code }) => code === 'tooSmall')) return findings;
  const widths = new Map(catalogue.items.map((entry) => [entry.id, entry.width]));
  return findings.flatMap((finding) => {
    if (finding.code !== 'tooSmall') return [finding];
    const items = finding.items.filter((id) => wasMadeSmaller(checkedRoom, id, widths));
    return items.length > 0 ? [{ ...finding, items }] : [];
  });
}

function wasMadeSmaller(room: Room, id: ItemId, widths: ReadonlyMap<CatalogueEntry['id'], number>): boolean {
  const item = itemOf(room, id);
  const usual = item && widths.get(item.catalogueId);
  return usual === undefined || item === undefined || item.width < usual;
}
