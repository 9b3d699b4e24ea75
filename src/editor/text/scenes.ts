import type { Room, SceneId } from '../../../core/room/model.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { scenesText as de } from './de/scenes.ts';
import { scenesText as en } from './en/scenes.ts';

export const scenesText = inLanguages({ en, de });

/** The creator's name for a scene; without one, its number in the list. */
export function sceneName({ scenes, sceneOrder }: Room, id: SceneId): string {
  const name = Object.hasOwn(scenes, id) ? (scenes[id]?.name.trim() ?? '') : '';
  return name === '' ? scenesText.unnamed(sceneOrder.indexOf(id) + 1) : name;
}
