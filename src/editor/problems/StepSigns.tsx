import { itemOf } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { AnswerSigns } from '../lock/AnswerSigns.tsx';

/** The signs that a step enters, drawn; nothing where it enters none. */
export function StepSigns({ room, step }: { room: Room; step: WalkStep }) {
  const item = step.type === 'enterPassword' ? itemOf(room, step.item) : undefined;
  return item ? <AnswerSigns face={item.face} answer={item.unlockPassword} /> : null;
}
