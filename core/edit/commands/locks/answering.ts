import * as v from 'valibot';
import { faceSchema } from '../../../lock/faceSchema.ts';
import { keepAnswer } from '../../../lock/keepAnswer.ts';
import { refuse } from '../../../result.ts';
import { LIMITS } from '../../../room/limits.ts';
import type { ItemConfig, Room } from '../../../room/model.ts';
import { changeItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, ItemHandlers } from '../../handler.ts';
import { refusalOfAnswer, withinLimit } from '../../limit.ts';
import { refusalOfMethod } from './lockFields.ts';

type AnsweringType =
  | 'setFace'
  | 'setPassword'
  | 'setPasswordMatch'
  | 'setClueInPicture'
  | 'setAlsoAccepts'
  | 'setWrongText';

/** Locks by password: how the answer is entered, and which one opens (K1, K7). Other locks refuse all of it. */
export const answeringHandlers: ItemHandlers<AnsweringType> = {
  setFace: byPassword(setFace),
  setPassword: byPassword(setPassword),
  setPasswordMatch: byPassword((room, { id, passwordMatch }) =>
    edited(changeItem(room, id, { passwordMatch })),
  ),
  /** S6: the creator confirms what no search can see. */
  setClueInPicture: byPassword((room, { id, isClueInPicture }) =>
    edited(changeItem(room, id, { isClueInPicture })),
  ),
  setAlsoAccepts: byPassword(setAlsoAccepts),
  setWrongText: byPassword((room, { id, wrongText }) =>
    withinLimit('wrongText', wrongText, () => changeItem(room, id, { wrongText })),
  ),
};

type Handler<Command> = (room: Room, command: Command, item: ItemConfig) => EditResult;

function byPassword<Command>(handle: Handler<Command>): Handler<Command> {
  return (room, command, item) => {
    const refusal = refusalOfMethod(item, 'password');
    return refusal ? refuse(refusal) : handle(room, command, item);
  };
}

/** M3: the answer stays where the new face can write it; only a text takes further ones (K7). */
function setFace(room: Room, { id, face }: CommandOf<'setFace'>, item: ItemConfig): EditResult {
  if (!v.is(faceSchema, face)) return refuse({ type: 'badFace' });
  const unlockPassword = keepAnswer(item.face, face, item.unlockPassword);
  const isSameAnswer = unlockPassword === item.unlockPassword;
  return edited(
    changeItem(room, id, {
      face,
      unlockPassword,
      isClueInPicture: item.isClueInPicture && isSameAnswer,
      alsoAccepts: face.type === 'text' ? item.alsoAccepts : [],
    }),
  );
}

/** What is no answer yet is no refusal, since it may be half entered, but an error of L1. A picture told the old one alone (S6). */
function setPassword(
  room: Room,
  { id, unlockPassword }: CommandOf<'setPassword'>,
  item: ItemConfig,
): EditResult {
  if (unlockPassword === item.unlockPassword) return edited(room);
  const refusal = refusalOfAnswer(item.face, unlockPassword);
  return refusal ? refuse(refusal) : edited(changeItem(room, id, { unlockPassword, isClueInPicture: false }));
}

function setAlsoAccepts(
  room: Room,
  { id, alsoAccepts }: CommandOf<'setAlsoAccepts'>,
  item: ItemConfig,
): EditResult {
  const refusal = refusalOfFurther(item, alsoAccepts);
  return refusal ? refuse(refusal) : edited(changeItem(room, id, { alsoAccepts }));
}

function refusalOfFurther({ face }: ItemConfig, alsoAccepts: readonly string[]): EditRefusal | null {
  const limit = LIMITS.alsoAccepts;
  if (face.type !== 'text') return { type: 'acceptsOneAnswer' };
  if (alsoAccepts.length > limit) return { type: 'tooMany', list: 'alsoAccepts', limit };
  return alsoAccepts.map((answer) => refusalOfAnswer(face, answer)).find((refusal) => refusal) ?? null;
}
