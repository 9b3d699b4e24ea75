import type { HoldsOf } from '../../../../core/edit/place/placeWithin.ts';
import type { EditorData } from '../editorData.ts';

/** Returns the function that tells where a container holds things. The entries of an open room's things are loaded. */
export function holdsIn({ items }: Pick<EditorData['catalogue'], 'items'>): HoldsOf {
  return (catalogueId) => items.find(({ id }) => id === catalogueId)?.holds;
}
