import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { pupilText } from '../../text/pupil.ts';
import { LockMates } from '../../together/table/LockMates.tsx';
import { NewsSlip } from '../../together/table/NewsSlip.tsx';
import { messageText } from '../messageText.ts';
import { useClass } from '../useClass.ts';

/** News of the team over the stage of a class, and the teacher's messages for screen readers. */
export function ClassSlips() {
  const latest = useClass(({ unread }) => unread.at(-1));
  const isPaused = useGameplay((s) => s.isPaused);
  return (
    <>
      <VisuallyHidden role="status">
        {latest && <span key={latest.number}>{pupilText.said.spoken(messageText(latest.message))}</span>}
      </VisuallyHidden>
      {/* A pause leaves no slip over its curtain. */}
      <Box display={isPaused ? 'none' : 'contents'}>
        <NewsSlip />
      </Box>
    </>
  );
}

/**
 * Stands in the head of a lock's dialog: who else has the lock open, and a bell if a message waits until the
 * lock is closed.
 */
export function ClassLockMates({ lock }: { lock: OpaqueName }) {
  const isWaiting = useClass(({ unread }) => unread.length > 0);
  const { waits } = pupilText.said;
  return (
    <>
      <LockMates lock={lock} />
      {isWaiting && (
        <Flex
          align="center"
          justify="center"
          boxSize="9"
          flex="none"
          borderRadius="full"
          layerStyle="brassPlate"
          title={waits}
        >
          <Bell size={20} aria-hidden />
          <VisuallyHidden role="status">{waits}</VisuallyHidden>
        </Flex>
      )}
    </>
  );
}
