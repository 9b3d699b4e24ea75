import { itemOf } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { AnswerSigns } from '../lock/AnswerSigns.tsx';

/** The drawn signs entered at a step; nothing if there are none. */
export function StepSigns({ room, step }: { room: Room; step: WalkStep }) {
  const item = step.type === 'enterPassword' ? itemOf(room, step.item) : undefined;
  return item ? <AnswerSigns face={item.face} answer={item.unlockPassword} /> : null;
}
