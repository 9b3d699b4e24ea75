import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { useMates, useSeated } from '../teamContext.ts';

/** Tells the others that this player has a lock open, and shows who else has it (T17). */
export function LockMates({ lock }: { lock: OpaqueName }) {
  const { presence } = useSeated();
  useEffect(() => {
    presence.getState().setLock(lock);
    return () => presence.getState().setLock(null);
  }, [presence, lock]);
  const others = useMates().filter((mate) => !mate.isOwn && mate.lock === lock && !mate.isSilent);
  if (others.length === 0) return null;
  const names = others.map(({ name }) => name).join(', ');
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
      <VisuallyHidden role="status">{togetherText.lock.too(names)}</VisuallyHidden>
    </Flex>
  );
}
