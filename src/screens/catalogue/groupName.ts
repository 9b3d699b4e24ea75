import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { editorText } from '../../text/editor.ts';

/** The palette's group that an entry stands in. */
export function groupName(managed: ManagedEntry): string {
  return managed.kind === 'item'
    ? editorText.items.tags[managed.entry.tag]
    : editorText.color(managed.entry.theme);
}
