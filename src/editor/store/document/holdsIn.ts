import type { HoldsOf } from '../../../../core/edit/place/placeWithin.ts';
import type { EditorData } from '../editorData.ts';

/** Where containers hold things, as far as their entries are loaded; those of a room are. */
export function holdsIn({ items }: Pick<EditorData['catalogue'], 'items'>): HoldsOf {
  return (catalogueId) => items.find(({ id }) => id === catalogueId)?.holds;
}
