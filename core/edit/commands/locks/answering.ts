import * as v from 'valibot';
import { keepAnswer } from '../../../lock/answer/keepAnswer.ts';
import { faceSchema } from '../../../lock/faceSchema.ts';
import { LIMITS } from '../../../room/limits.ts';
import { itemOf } from '../../../room/links.ts';
import type { ItemConfig, Room } from '../../../room/model.ts';
import { toldByOf, withToldBy } from '../../../room/toldBy.ts';
import { isDeepEqual } from '../../../util/isDeepEqual.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem, setItem } from '../../change.ts';
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
  | 'setWrongText'
  | 'setToldBy';

/**
 * Commands for locks by password: how the answer is entered, and which one opens (K1, K7). Other locks refuse
 * them.
 */
export const answeringHandlers: ItemHandlers<AnsweringType> = {
  setFace: byPassword(setFace),
  setPassword: byPassword(setPassword),
  setPasswordMatch: byPassword((room, { id, passwordMatch }) =>
    edited(changeItem(room, id, { passwordMatch })),
  ),
  /** S6: the creator confirms a clue in a picture, which the search cannot see. */
  setClueInPicture: byPassword((room, { id, isClueInPicture }) =>
    edited(changeItem(room, id, { isClueInPicture })),
  ),
  setAlsoAccepts: byPassword(setAlsoAccepts),
  setWrongText: byPassword((room, { id, wrongText }) =>
    withinLimit('wrongText', wrongText, () => changeItem(room, id, { wrongText })),
  ),
  setToldBy: byPassword(setToldBy),
};

type Handler<Command> = (room: Room, command: Command, item: ItemConfig) => EditResult;

function byPassword<Command>(handle: Handler<Command>): Handler<Command> {
  return (room, command, item) => {
    const refusal = refusalOfMethod(item, 'password');
    return refusal ? refuse(refusal) : handle(room, command, item);
  };
}

/** M3: keeps the answer if the new face can express it. Only a text face has further answers (K7). */
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

/**
 * Accepts an invalid answer, since it may be half typed; findings report it (L1). A new answer clears
 * `isClueInPicture`: the picture told the old one (S6).
 */
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

/**
 * S7: sets the items that tell the answer. They stay when the answer changes; their texts are for the creator to
 * change.
 */
function setToldBy(room: Room, { id, toldBy }: CommandOf<'setToldBy'>, item: ItemConfig): EditResult {
  const limit = LIMITS.toldBy;
  const each = [...new Set(toldBy)];
  const unknown = each.find((from) => !itemOf(room, from));
  if (unknown !== undefined) return refuse({ type: 'unknownItem', id: unknown });
  if (each.includes(id)) return refuse({ type: 'tellsItself' });
  if (each.length > limit) return refuse({ type: 'tooMany', list: 'toldBy', limit });
  return edited(isDeepEqual(toldByOf(item), each) ? room : setItem(room, id, withToldBy(item, each)));
}
