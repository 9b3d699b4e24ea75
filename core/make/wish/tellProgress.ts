import type { ItemId } from '../../room/model.ts';
import type { StoryTold } from '../stories/StoryTold.ts';
import type { Space } from './Space.ts';

/** Lets the story go on while a room is opened: what happens meanwhile is told by things that have just been opened. */
export function tellProgress(space: Space, story: StoryTold, opened: readonly ItemId[]) {
  const able = opened.filter((id) => {
    const thing = space.things.find((each) => each.id === id);
    return thing?.saysOpened !== undefined && thing.changes === undefined;
  });
  for (const place of beatsFor(able.length, story.beats)) {
    const id = able[Math.floor(((place + 0.5) * able.length) / story.beats)];
    const beat = story.beat(place);
    if (id !== undefined && beat !== null) space.mark(id, beat);
  }
}

/** Returns which parts of a story are told by so many things: all of them, its beginning and end, or its middle. */
function beatsFor(things: number, beats: number): readonly number[] {
  const all = Array.from({ length: beats }, (_, place) => place);
  if (things >= beats) return all;
  if (things >= 2) return [...all.slice(0, 1), ...all.slice(-1)];
  return things === 1 ? all.slice(1, 2) : [];
}
