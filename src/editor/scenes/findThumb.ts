import type { BackgroundEntry } from '../../../core/catalogue/model.ts';
import { backgroundThumb } from '../../../core/catalogue/thumbs.ts';

/** Address of a background's small picture, or the background itself if the library does not know it. */
export function findThumb(backgrounds: readonly BackgroundEntry[], uri: string): string {
  for (const entry of backgrounds) {
    const mood = Object.keys(entry.moods).find((each) => entry.moods[each]?.uri === uri);
    if (mood !== undefined) return backgroundThumb(entry, mood);
  }
  return uri;
}
