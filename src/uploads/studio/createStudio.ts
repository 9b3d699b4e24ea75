import { copyBox } from '../pixels/copyBox.ts';
import { cutOut } from '../pixels/cut/cutOut.ts';
import { type Pixels, toPixelBox } from '../pixels/Pixels.ts';
import { prepareItem } from '../pixels/prepareItem.ts';
import { shrink } from '../pixels/shrink.ts';
import { suggestAmbient } from '../pixels/suggestAmbient.ts';
import type { StudioTask, TaskAnswers } from './studioTasks.ts';

/** Longest side of previews. */
const SMALL = 640;

interface Opened {
  whole: Pixels;
  small: Pixels;
}

/** The pictures on the bench. Each is kept in its original form; edits come with every task. */
export function createStudio(): (task: StudioTask) => TaskAnswers[StudioTask['type']] {
  const pictures = new Map<string, Opened>();

  function opened(pictureId: string): Opened {
    const picture = pictures.get(pictureId);
    if (!picture) throw new Error(`No picture ${pictureId} is open.`);
    return picture;
  }

  return (task) => {
    switch (task.type) {
      case 'open':
        pictures.set(task.pictureId, { whole: task.pixels, small: shrink(task.pixels, SMALL) });
        return null;
      case 'close':
        pictures.delete(task.pictureId);
        return null;
      case 'cut':
        return cutOut(opened(task.pictureId).small, task.edits);
      case 'prepare':
        return prepareItem(opened(task.pictureId)[task.size], task.edits, task.place);
      case 'crop': {
        const source = opened(task.pictureId)[task.size];
        const pixels = copyBox(source, toPixelBox(source, task.crop));
        return { pixels, ambient: suggestAmbient(pixels) };
      }
    }
  };
}
