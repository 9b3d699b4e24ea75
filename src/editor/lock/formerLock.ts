import type { Command } from '../../../core/edit/command.ts';
import { foldAnswer } from '../../../core/lock/answer/foldAnswer.ts';
import { keepAnswer } from '../../../core/lock/answer/keepAnswer.ts';
import { shownOn } from '../../../core/lock/faces/wheels.ts';
import { definitionFor } from '../../../core/lock/faces.ts';
import type { Face, FaceType } from '../../../core/lock/model.ts';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';

/** Commands that give a lock by an answer the face and the answer that it had. */
function bringBackAnswer(id: ItemId, { face, unlockPassword, ...former }: ItemConfig): readonly Command[] {
  return [
    { type: 'setFace', id, face },
    { type: 'setPassword', id, unlockPassword },
    ...bringBackFurther(id, face, former),
    { type: 'setClueInPicture', id, isClueInPicture: former.isClueInPicture },
  ];
}

/** Only a text face has further answers (K7). */
function bringBackFurther(
  id: ItemId,
  face: Face,
  { alsoAccepts }: Pick<ItemConfig, 'alsoAccepts'>,
): readonly Command[] {
  return face.type === 'text' ? [{ type: 'setAlsoAccepts', id, alsoAccepts }] : [];
}

/**
 * Commands that give a lock another type of face. An answer that the new face can show is kept (M3). Otherwise the face
 * has the answer that it had before, as `former` knows it.
 */
export function chooseFaceType(
  id: ItemId,
  item: ItemConfig,
  type: FaceType,
  former: ItemConfig | undefined,
): readonly Command[] {
  const made = definitionFor(type).create(item.unlockPassword);
  const kept = [former?.face ?? made, made].find((face) => isKeptOn(face, item));
  if (former && former.unlockPassword !== '' && !(kept && isContinued(item, former)))
    return bringBackAnswer(id, former);
  const face = kept ?? made;
  return [...changeFace(id, item, face), ...(former ? bringBackFurther(id, face, former) : [])];
}

/** Commands that change a lock's face; one that always shows an answer begins with one. */
export function changeFace(
  id: ItemId,
  item: ItemConfig,
  face: Face,
  former?: ItemConfig,
): readonly Command[] {
  const shown = [item, former].flatMap((lock) =>
    lock?.face.type === face.type ? [lock.unlockPassword] : [],
  );
  return [
    { type: 'setFace', id, face },
    ...(isKeptOn(face, item)
      ? []
      : [{ type: 'setPassword', id, unlockPassword: shownAtFirst(face, shown) } as const]),
  ];
}

function isKeptOn(face: Face, { face: present, unlockPassword }: ItemConfig): boolean {
  return keepAnswer(present, face, unlockPassword) !== '';
}

/** Whether the present face took over the former one's answer, and it was changed there. */
function isContinued({ face, unlockPassword }: ItemConfig, former: ItemConfig): boolean {
  const taken = keepAnswer(former.face, face, former.unlockPassword);
  const back = keepAnswer(face, former.face, taken);
  const isTaken = taken !== '' && foldAnswer(back) === foldAnswer(former.unlockPassword);
  return isTaken && unlockPassword !== taken;
}

/** The answer that a face shows at first: as much as it can of those given, the first one before the second. */
function shownAtFirst(face: Face, before: readonly string[]): string {
  switch (face.type) {
    case 'wheels': {
      const shown = before.map((answer) => answer.split(' '));
      return face.wheels
        .map((wheel, place) =>
          firstOf(
            shownOn(wheel),
            shown.map((values) => values[place]),
          ),
        )
        .join(' ');
    }
    case 'switches': {
      const [present = '', former = ''] = before;
      return (present + former.slice(present.length)).padEnd(face.count, '0').slice(0, face.count);
    }
    case 'clock':
      return '12:00';
    default:
      return before[1] ?? '';
  }
}

function firstOf(values: readonly string[], wanted: readonly (string | undefined)[]): string {
  return wanted.find((value) => value !== undefined && values.includes(value)) ?? values[0] ?? '';
}
