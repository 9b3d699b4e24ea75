import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from '../../shared/kit/Link.tsx';
import { Paper } from '../../shared/kit/Paper.tsx';
import { formatClock } from '../../shared/language/formatClock.ts';
import { type LeftPlay, timeLeftOf } from '../../shared/ports/LeftPlay.ts';
import { RoomCover } from '../card/RoomCover.tsx';
import { leftPlayText } from '../text/leftPlay.ts';

/** The play left in this browser, with the way back to it, until its clock runs out. */
export function LeftPlayPaper({ left }: { left: LeftPlay }) {
  const timeLeft = useTimeLeft(left);
  if (timeLeft !== null && timeLeft <= 0) return null;
  const { title, goOn } = leftPlayText;
  return (
    <Paper
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      p={{ base: '3', md: '2.5' }}
      mb="6"
      role="region"
      aria-label={title(left.roomName)}
    >
      <Box width="6.5rem" flexShrink="0" borderRadius="sm" overflow="hidden" border="2px solid {colors.ink}">
        <RoomCover roomId={left.roomId} roomName="" imageUrl={left.imageUrl} />
      </Box>
      <Box flex="1 1 12rem">
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {title(left.roomName)}
        </Heading>
        <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {describeClock(left, timeLeft)}
        </Text>
      </Box>
      <Button asChild width={{ base: '100%', md: 'auto' }} me={{ md: '1.5' }}>
        <Link to={`/gameplay/${left.roomId}`}>
          <DoorOpen /> {goOn}
        </Link>
      </Button>
    </Paper>
  );
}

function describeClock({ isPaused }: LeftPlay, timeLeft: number | null): string {
  const { paused, running, unlimited } = leftPlayText;
  if (timeLeft === null) return unlimited;
  return (isPaused ? paused : running)(formatClock(timeLeft));
}

/** Milliseconds left, updated each second while the clock runs. */
function useTimeLeft(left: LeftPlay): number | null {
  const [now, setNow] = useState(Date.now);
  const isRunning = left.timeLeft !== null && !left.isPaused;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return timeLeftOf(left, now);
}
