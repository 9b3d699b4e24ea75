import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import type { EditorData } from '../editorData.ts';

/**
 * What the creator is told of what was found. A thing as large as the library has it is small by the library's choice, which keeps
 * things in scale with the door: only what was made smaller is said to be small.
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
