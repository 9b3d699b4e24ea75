import { Box, Flex, Text } from '@chakra-ui/react';
import { DoorOpen, Timer } from 'lucide-react';
import { useState } from 'react';
import { minutesAllowed, type TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { roomPageText } from '../../text/roomPage.ts';
import { Plate } from '../kit/Plate.tsx';
import { useGame, useGameplay } from './gameContext.ts';
import { TimeChoice } from './TimeChoice.tsx';

/** Light on the upper edge of a board, its shadow below. */
const BOARD = 'inset 0 4px 0 #a56c40, inset 0 6px 0 rgb(28 15 18 / 0.8), inset 0 -5px 0 rgb(20 8 5 / 0.5)';

/** The board below the picture: how long there is, and the plate that starts the clock. A name is asked for after the escape (P17). */
export function StartLedge() {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);

  const [allowance, setAllowance] = useState<TimeAllowance>('standard');

  function start() {
    const { isActing: isStarting, start: startPlay } = gameplay.getState();
    if (!isStarting) void startPlay(allowance === 'standard' ? undefined : allowance);
  }

  return (
    <>
      <Flex
        layerStyle="woodBoard"
        className="evening"
        border="2px solid {colors.ink}"
        borderRadius="4px"
        boxShadow={`${BOARD}, {shadows.hung}`}
        marginTop="4"
        marginX={{ base: '-2', md: '-3.5' }}
        paddingX={{ base: '4', md: '5' }}
        paddingY="4"
        columnGap="5"
        rowGap="3"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Limit allowance={allowance} />
        <Plate
          material="brass"
          size="large"
          flex={{ base: '1 0 auto', md: '0 0 auto' }}
          aria-busy={isActing}
          onClick={start}
        >
          <DoorOpen aria-hidden />
          {isActing ? gameplayText.starting : gameplayText.start}
        </Plate>
        <TimeChoice allowance={allowance} onChoose={setAllowance} />
      </Flex>
      <StartFailure />
    </>
  );
}

function Limit({ allowance }: { allowance: TimeAllowance }) {
  const ownLimit = useGameplay((s) => s.timeLimit);
  const timeLimit = ownLimit === null ? null : minutesAllowed(ownLimit, allowance);
  return (
    <Flex gap="3" align="center">
      <Timer size={26} aria-hidden />
      <Box>
        <Text fontWeight="700">
          {timeLimit === null
            ? roomPageText.moreTime.allowances.unlimited
            : gameplayText.timeLimit(timeLimit)}
        </Text>
        <Text textStyle="md">{roomPageText.clockStarts}</Text>
      </Box>
    </Flex>
  );
}

function StartFailure() {
  const failure = useGameplay((s) => s.actFailure);
  if (!failure) return null;
  return (
    <Text role="alert" color="fg.warning" marginTop="3">
      {failure === 'offline' ? gameplayText.offline : gameplayText.actFailed}
    </Text>
  );
}
