import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { libraryText } from '../../shared/text/library.ts';

/** The palette's group of an entry. */
export function groupName(managed: ManagedEntry): string {
  return managed.kind === 'item'
    ? libraryText.tags[managed.entry.tag]
    : libraryText.color(managed.entry.theme);
}
