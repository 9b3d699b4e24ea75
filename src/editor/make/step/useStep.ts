import { useMemo, useState } from 'react';
import type { Surroundings } from '../../../../core/make/furnish/model.ts';
import { addStep } from '../../../../core/make/step/addStep.ts';
import type { AddedStep, StepRefusal } from '../../../../core/make/step/model.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import type { Result } from '../../../../core/util/result.ts';
import { newId } from '../../../shared/store/newId.ts';
import { inPresentLanguage } from '../../text/catalogueNames.ts';
import { createSeed } from '../wish/createSeed.ts';

/** A step at a thing, and a function that makes another one. Null until the library is there. */
export function useStep(
  room: Room,
  at: ItemId,
  surroundings: Surroundings | null,
): { step: Result<AddedStep, StepRefusal> | null; another: () => void } {
  const [making, setMaking] = useState(fresh);
  const step = useMemo(
    () =>
      surroundings &&
      addStep(room, at, { ...making, surroundings, nameOf: (entry) => inPresentLanguage(entry).name }),
    [room, at, surroundings, making],
  );
  return { step, another: () => setMaking(fresh()) };
}

function fresh() {
  return { seed: createSeed(), ids: { container: newId(), opener: newId() } };
}
