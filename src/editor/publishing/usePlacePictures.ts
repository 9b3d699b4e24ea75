import { useEffect, useState } from 'react';
import type { Room, SceneId } from '../../../core/room/model.ts';
import { coverSceneOf, placesOf } from '../../../core/room/scenes.ts';

/** Draws the initial state of a place, as a data URL. */
export type DrawPlace = (room: Room, scene: SceneId) => Promise<string>;

/**
 * Pictures of a room's places, the cover's first, each as soon as it is drawn; empty if that fails. They are
 * drawn one after the other, since each needs a stage, and once, since nobody edits meanwhile.
 */
export function usePlacePictures(room: Room, draw: DrawPlace): ReadonlyMap<SceneId, string> {
  const [opened] = useState(room);
  const [pictures, setPictures] = useState<ReadonlyMap<SceneId, string>>(new Map());
  useEffect(() => {
    let isWanted = true;
    async function drawAll() {
      const cover = coverSceneOf(opened);
      const others = placesOf(opened).filter((place) => place !== cover);
      for (const place of [cover, ...others]) {
        if (!isWanted) return;
        const picture = await draw(opened, place).catch(logAndLeaveOut);
        if (isWanted) setPictures((drawn) => new Map([...drawn, [place, picture]]));
      }
    }
    void drawAll();
    return () => {
      isWanted = false;
    };
  }, [opened, draw]);
  return pictures;
}

function logAndLeaveOut(error: unknown): string {
  console.error('A place of the room could not be drawn.', error);
  return '';
}
