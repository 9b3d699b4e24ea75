import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { pupilText } from '../../text/pupil.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../../together/marks/Mark.tsx';
import { useHasMarks, useSeated, useSeatName } from '../../together/teamContext.ts';
import { useClass } from '../useClass.ts';
import { useSetUp } from './useSetUp.ts';

/** Says what the last spins do; the button has their number. */
function spinsWords(left: number): string | false {
  const { lastSpin, noSpin } = pupilText.lobby;
  return left === 0 ? noSpin : left === 1 && lastSpin;
}

/**
 * The name that the app has given to this seat, with a button for another one while there are spins left
 * (Q2).
 */
export function OwnName() {
  const { seat } = useSeated();
  const name = useSeatName(seat);
  const hasMarks = useHasMarks();
  const left = useClass(({ view }) => view.spinsLeft);
  // A name that was typed cannot be spun.
  const [isSpun] = useState(left > 0);
  const { setUp, isBusy, hasFailed } = useSetUp();
  const { lobby } = pupilText;
  return (
    <Paper p={{ base: '4', md: '5' }}>
      <Flex align="center" gap="4">
        {hasMarks && <Mark seat={seat} size={52} />}
        <Box minWidth="0" aria-live="polite">
          <Text textStyle="sm">{lobby.you}</Text>
          <Heading as="p" size="2xl" overflowWrap="anywhere">
            {name}
          </Heading>
          {hasMarks && (
            <Text textStyle="sm" color="fg.muted">
              {togetherText.marks[seat]}
            </Text>
          )}
        </Box>
      </Flex>
      {left > 0 && (
        <Button
          variant="outline"
          width="full"
          marginTop="3"
          aria-busy={isBusy}
          onClick={() => void (isBusy || setUp({ spin: true }))}
        >
          <Dices aria-hidden />
          {`${lobby.spin}, ${lobby.left(left)}`}
        </Button>
      )}
      <Text textStyle="sm" color="fg.muted" marginTop="2" role="status" _empty={{ display: 'none' }}>
        {hasFailed ? lobby.spinFailed : isSpun && spinsWords(left)}
      </Text>
    </Paper>
  );
}
