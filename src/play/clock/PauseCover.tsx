import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Play, Sparkles } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { ClosingCurtains } from '../moments/Curtains.tsx';
import { useOverRoom } from '../notices/useOverRoom.ts';
import { SoundBar } from '../sound/SoundBar.tsx';
import { chooseLiving, useLiving } from '../stage/livingChoice.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { TeamParts } from '../table/teamParts.ts';
import { roomViewText } from '../text/roomView.ts';
import { tableText } from '../text/table.ts';

interface PauseCoverProps {
  /** Lets the player leave a play that is kept; absent where it is not. */
  leave?: ReactNode;
}

/** Covers the whole stage during a pause: nothing of the room can be seen or reached (P2). */
export function PauseCover({ leave }: PauseCoverProps) {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);
  const team = useContext(TeamParts);
  const { areCaptionsOver } = useOverRoom();
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => resume.current?.focus({ preventScroll: true }), []);
  return (
    <Flex position="absolute" inset="0" align="center" justify="center" padding="3" bg="red.950">
      <ClosingCurtains />
      <Flex
        position="relative"
        direction="column"
        align="center"
        gap={{ base: '1.5', md: '3' }}
        paddingX={{ base: '5', md: '10' }}
        paddingY={{ base: '2', md: '7' }}
        textAlign="center"
        bg="bg.panel"
        borderWidth="2px"
        borderColor="ink"
        borderRadius="lg"
        boxShadow="lifted"
        animationName="fade-in"
        animationDuration="200ms"
        animationDelay="250ms"
        animationFillMode="backwards"
      >
        <Heading as="h2" size={{ base: 'lg', md: '2xl' }}>
          {tableText.paused}
        </Heading>
        {areCaptionsOver && <PauseWords canLeave={leave !== undefined} />}
        <Flex wrap="wrap" justify="center" gap="2.5" marginTop="1">
          <Button ref={resume} aria-busy={isActing} onClick={() => gameplay.getState().resume()}>
            <Play aria-hidden />
            {tableText.resume}
          </Button>
          {leave}
        </Flex>
        <Flex wrap="wrap" justify="center" columnGap="3">
          <SoundBar />
          <LivingSwitch />
          {team && <team.CompanyKey />}
        </Flex>
      </Flex>
    </Flex>
  );
}

/** Who paused, or what a pause does. */
export function PauseWords({ canLeave }: { canLeave: boolean }) {
  const team = useContext(TeamParts);
  return team ? <team.PausedBy /> : <PauseHelp canLeave={canLeave} />;
}

function PauseHelp({ canLeave }: { canLeave: boolean }) {
  const isUnheard = useGameplay((s) => s.pauseAhead === true && s.actFailure === 'offline');
  const hasLimit = useGameplay((s) => s.timeLimit !== null);
  return (
    <Text color="fg.muted" fontSize={{ base: 'sm', md: 'md' }} textWrap="balance">
      {hasLimit ? (isUnheard ? tableText.pausedOffline : tableText.pausedHelp) : tableText.pausedUnlimited}
      {canLeave && ` ${tableText.leavingKeeps}`}
    </Text>
  );
}

/** Switches the movement of flames and dust; absent where reduced motion stops it anyway. */
function LivingSwitch() {
  const isLiving = useLiving();
  if (useReducedMotion()) return null;
  const words = isLiving ? roomViewText.living : roomViewText.still;
  return (
    <Button
      variant="ghost"
      size="sm"
      minHeight="11"
      minWidth="11"
      aria-label={words}
      title={words}
      onClick={() => chooseLiving(!isLiving)}
    >
      <Sparkles aria-hidden opacity={isLiving ? 1 : 0.4} />
      <Box as="span" hideBelow="md">
        {words}
      </Box>
    </Button>
  );
}
