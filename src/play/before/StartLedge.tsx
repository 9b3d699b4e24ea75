import { Box, Flex, Text } from '@chakra-ui/react';
import { DoorOpen, Timer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { minutesAllowed, type TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Plate } from '../../shared/kit/Plate.tsx';
import { takeStart } from '../../shared/page/keptStart.ts';
import { openingText } from '../../shared/text/opening.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';
import { TimeChoice } from './TimeChoice.tsx';

/** Light on the upper edge of the board and shadow below it. */
const BOARD = 'inset 0 4px 0 #a56c40, inset 0 6px 0 rgb(28 15 18 / 0.8), inset 0 -5px 0 rgb(20 8 5 / 0.5)';

/**
 * The board with the time limit and the start button, two rows high on a phone, where it lies over the page. The name is
 * asked for after the escape (P17). `together`: the button to play with others.
 */
export function StartLedge({ together }: { together?: ReactNode }) {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);

  const [allowance, setAllowance] = useState<TimeAllowance>('standard');

  function start() {
    const { isActing: isStarting, start: startPlay } = gameplay.getState();
    if (!isStarting) void startPlay(allowance === 'standard' ? undefined : allowance);
  }

  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a start that was pressed in the opening is done once.
  useEffect(() => {
    const kept = takeStart();
    if (kept === 'pressed') start();
    if (kept && document.activeElement === document.body) button.current?.focus();
  }, []);

  return (
    <>
      <Flex
        layerStyle="woodBoard"
        className="evening"
        border="2px solid {colors.ink}"
        borderRadius="4px"
        boxShadow={`${BOARD}, {shadows.hung}`}
        paddingX={{ base: '3', md: '5' }}
        paddingTop={{ base: '3.5', md: '4' }}
        paddingBottom={{ base: '2', md: '4' }}
        columnGap={{ base: '3', md: '5' }}
        rowGap={{ base: '1', md: '3' }}
        wrap="wrap"
        css={{
          _sideways: {
            paddingX: '3',
            paddingTop: '2.5',
            paddingBottom: '1',
            gap: '0 0.5rem',
            '&:has([open])': { paddingBottom: '3' },
          },
        }}
        align="center"
        justify="space-between"
      >
        <Limit allowance={allowance} hasRow={together !== undefined} />
        <Plate
          ref={button}
          material="brass"
          size="large"
          flex="0 0 auto"
          paddingX={{ base: '7', sm: '8' }}
          css={{ _sideways: { paddingX: '7' } }}
          aria-busy={isActing}
          onClick={start}
        >
          <DoorOpen aria-hidden />
          {isActing ? gameplayText.starting : openingText.start}
        </Plate>
        {together}
        <TimeChoice allowance={allowance} onChoose={setAllowance} />
      </Flex>
      <StartFailure />
    </>
  );
}

/** `hasRow`: whether it has a row of its own; beside two plates its words would be broken. */
function Limit({ allowance, hasRow }: { allowance: TimeAllowance; hasRow: boolean }) {
  const ownLimit = useGameplay((s) => s.timeLimit);
  const timeLimit = ownLimit === null ? null : minutesAllowed(ownLimit, allowance);
  return (
    <Flex
      gap="3"
      align="center"
      flex={{ base: '1 1 8.25rem', md: hasRow ? '1 1 100%' : '1 1 8.25rem' }}
      css={{ _sideways: { flex: '1 1 8.25rem' } }}
      minWidth="0"
    >
      <Box hideBelow="sm" css={{ _sideways: { display: 'none' } }}>
        <Timer size={26} aria-hidden />
      </Box>
      <Box minWidth="0" lineHeight={{ base: '1.3', md: 'inherit' }}>
        <Text fontWeight="700">
          {timeLimit === null
            ? roomPageText.moreTime.allowances.unlimited
            : gameplayText.timeLimit(timeLimit)}
        </Text>
        <Text
          textStyle={{ base: 'sm', md: 'md' }}
          display={{ base: 'none', sm: 'block' }}
          css={{ _sideways: { display: 'none' } }}
        >
          {roomPageText.clockStarts}
        </Text>
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
