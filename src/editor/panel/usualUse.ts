import { usuallyHides } from '../../../core/catalogue/hidingPlace.ts';
import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import { hasOpenedPicture } from '../../../core/room/pictures/pictures.ts';
import type { SelectedItem } from '../canvas/useSelection.ts';
import { useEditor } from '../session/editorContext.ts';

/** Whether things of this catalogue entry are usually locked, like doors, spots and furniture. Others can be, too. */
export function useIsUsuallyLocked(active: SelectedItem | null): boolean {
  const entry = useEntryOf(active);
  return active !== null && (entry?.isLockable ?? mayOpen(active));
}

/** Whether things of this catalogue entry usually hide others, rather than being hidden. */
export function useUsuallyHides(active: SelectedItem): boolean {
  const entry = useEntryOf(active);
  return entry ? usuallyHides(entry) : mayOpen(active);
}

/** The guess for things that the library does not have, or no longer has. */
function mayOpen({ item }: SelectedItem): boolean {
  return item.spot !== null || hasOpenedPicture(item);
}

function useEntryOf(active: SelectedItem | null): CatalogueEntry | undefined {
  return useEditor(({ catalogue }) => catalogue.items.find(({ id }) => id === active?.item.catalogueId));
}
