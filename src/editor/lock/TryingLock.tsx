import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { definitionOf } from '../../../core/lock/faces.ts';
import { isAnswer, readAnswer } from '../../../core/lock/lock.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import type { ItemConfig } from '../../../core/room/model.ts';
import { LockFace } from '../../play/lock/LockFace.tsx';
import { newId } from '../../shared/store/newId.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { LOCK_UNIT } from './lockUnit.ts';

/**
 * Trying the lock as a player, freshly shuffled: the answer opens it, a wrong one gets the creator's reply.
 */
export function TryingLock({ item, material }: { item: ItemConfig; material: LockMaterial | null }) {
  const [seed] = useState(newId);
  const { face, unlockPassword, wrongText } = item;
  const [view] = useState(() => definitionOf(face).view(face, { answer: unlockPassword, seed }));
  const [entered, setEntered] = useState(() => startOf(view));
  const [wrongTries, setWrongTries] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { tryIt, opens, doesNotOpen } = faceEditorText.stand;

  function tryAnswer(): void {
    if (isAnswer(item, readAnswer(item, entered, seed))) setIsOpen(true);
    else setWrongTries(wrongTries + 1);
  }
  const wrong = wrongText === '' ? doesNotOpen : wrongText;
  return (
    <>
      <LockFace
        view={view}
        entered={entered}
        onEnter={setEntered}
        state={isOpen ? 'open' : 'rest'}
        wrongTries={wrongTries}
        label={tryIt}
        onTry={tryAnswer}
        material={material}
        unit={LOCK_UNIT}
      />
      <Text role="status" textAlign="center" fontWeight="650" minH="6" mt="2">
        {isOpen ? opens : wrongTries > 0 ? wrong : ''}
      </Text>
    </>
  );
}
