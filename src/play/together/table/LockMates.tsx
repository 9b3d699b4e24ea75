import { Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { useMates, useSeated } from '../teamContext.ts';
import { chosenCompany } from '../telling/companyChoice.ts';

/** Tells the others that this player has a lock open, and shows who else has it (T17). */
export function LockMates({ lock }: { lock: OpaqueName }) {
  const { presence, telling } = useSeated();
  useEffect(() => {
    presence.getState().setLock(lock);
    return () => presence.getState().setLock(null);
  }, [presence, lock]);
  const others = useMates().filter((mate) => !mate.isOwn && mate.lock === lock && !mate.isSilent);
  const names = others.map(({ name }) => name).join(', ');
  const first = others[0]?.seat ?? null;
  useEffect(() => {
    if (first === null || !chosenCompany().tells) return;
    // Not shown as a slip, since the mark in the lock's head shows it.
    telling.getState().tell({ by: first, text: togetherText.lock.too(names), isOnStage: true });
  }, [telling, first, names]);
  if (others.length === 0) return null;
  return (
    <Flex
      align="center"
      gap="1.5"
      minHeight="9"
      paddingX="2.5"
      borderRadius="full"
      border="1.5px solid #a06d22"
      bg="#1d1320"
      color="#fff6e2"
      title={`${togetherText.lock.too(names)}. ${togetherText.lock.own}`}
    >
      {others.map(({ seat }) => (
        <Mark key={seat} seat={seat} size={24} />
      ))}
      <Text hideBelow="md" truncate maxWidth="12rem" fontWeight="650">
        {names}
      </Text>
    </Flex>
  );
}
