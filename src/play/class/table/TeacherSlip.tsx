import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Bell, MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { useCaptionAtTop } from '../../notices/useCaptionAtTop.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { pupilText } from '../../text/pupil.ts';
import { LockMates } from '../../together/table/LockMates.tsx';
import { NewsSlip } from '../../together/table/NewsSlip.tsx';
import { type Said, SHOWN_FOR } from '../classStore.ts';
import { messageText } from '../messageText.ts';
import { useClass, useClassStore } from '../useClass.ts';
import { HelpPlate } from './CallKey.tsx';

/** Lies over the stage of a class: the teacher's messages, the call for help, and news of the team. */
export function ClassSlips() {
  const said = useClass(({ unread }) => unread[0]);
  const latest = useClass(({ unread }) => unread.at(-1));
  const isFree = useGameplay(
    (s) => s.dialog === null && s.help === null && s.exit === null && !s.isTimeUp && !s.isPaused,
  );
  const isPaused = useGameplay((s) => s.isPaused);
  const isCalling = useClass(({ view }) => view.isCalling);
  const isShown = said !== undefined && isFree;
  const isCaptionAtTop = useCaptionAtTop();
  return (
    <>
      <VisuallyHidden role="status">
        {latest && <span key={latest.number}>{pupilText.said.spoken(messageText(latest.message))}</span>}
      </VisuallyHidden>
      {/* A pause leaves no slip over its curtain. */}
      {!isPaused && (
        <Flex
          position="absolute"
          insetInline="0"
          {...(isCaptionAtTop
            ? { bottom: '3' }
            : { top: { base: 'max(0.375rem, var(--below-name))', md: 'max(0.75rem, var(--below-name))' } })}
          zIndex="4"
          direction="column"
          align="center"
          gap="1.5"
          paddingX="2.5"
          pointerEvents="none"
        >
          {isShown && <Slip key={said.number} said={said} />}
          <Box alignSelf={{ md: 'flex-start' }}>
            <HelpPlate />
          </Box>
        </Flex>
      )}
      <Box display={isPaused ? 'none' : 'contents'}>
        <NewsSlip isInner={isShown || isCalling} />
      </Box>
    </>
  );
}

/** A teacher's message on a slip of paper, shown for twenty seconds or until the pupil closes it. */
function Slip({ said }: { said: Said }) {
  const { read } = useClassStore().getState();
  const words = messageText(said.message);
  useEffect(() => {
    const timer = setTimeout(() => read(said), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [read, said]);
  return (
    <Paper
      p="0"
      width="min(29rem, 100%)"
      pointerEvents="auto"
      boxShadow="lifted"
      animationName="slide-from-top, fade-in"
      animationDuration="160ms"
    >
      <Flex align="center" gap="3" paddingX="3.5" paddingY="2">
        <MessageSquare size={22} aria-hidden style={{ flex: 'none' }} />
        <Box flex="1" minWidth="0" lineHeight="1.3">
          <Text textStyle="sm" color="fg.muted">
            {pupilText.said.from}
          </Text>
          <Text fontWeight="700" overflowWrap="anywhere">
            {words}
          </Text>
        </Box>
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            // Otherwise the focus would be lost with the button.
            currentTarget.closest('section')?.focus({ preventScroll: true });
            read(said);
          }}
        >
          {pupilText.said.read}
        </Button>
      </Flex>
    </Paper>
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
