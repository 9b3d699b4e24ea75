import { Box, Button, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pin, PinOff } from 'lucide-react';
import { lockOfStep } from '../../../core/make/keep/lockOfStep.ts';
import type { MadeRoom } from '../../../core/make/prove.ts';
import type { Room } from '../../../core/room/model.ts';
import { numberSteps } from '../../../core/solve/escape/walk/numberSteps.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { StepPicture } from '../showing/StepPicture.tsx';
import { stepText } from '../text/findings.ts';
import { makeText } from '../text/make.ts';
import type { Keeping } from './keeping.ts';

interface WayOutProps {
  made: Pick<MadeRoom, 'room' | 'steps'>;
  /** Which parts are kept in another room; left out where none can be. */
  keeping?: Keeping;
}

/** The steps by which a made room is escaped, each with a pin if its part can be kept. */
export function WayOut({ made: { room, steps }, keeping }: WayOutProps) {
  const numbers = numberSteps(steps);
  return (
    <Box as="section" aria-label={makeText.wayOut}>
      <Flex align="center" columnGap="3" wrap="wrap" mb="1">
        {/* As high as the button that comes with the first pin. */}
        <Heading as="h3" size="sm" me="auto" minH="11" display="flex" alignItems="center">
          {makeText.wayOut}
        </Heading>
        {keeping && <KeptParts keeping={keeping} />}
      </Flex>
      <Grid
        as="ol"
        m="0"
        p="0"
        listStyleType="none"
        rowGap="1"
        columnGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {steps.map((step, at) => (
          <Step
            key={JSON.stringify(step)}
            room={room}
            step={step}
            number={numbers[at] ?? null}
            {...(keeping && { keeping })}
          />
        ))}
      </Grid>
    </Box>
  );
}

/** How many parts are kept; the region exists before it has text, or screen readers would miss it. */
function KeptParts({ keeping: { locks, message, keepNothing } }: { keeping: Keeping }) {
  const isAny = locks.size > 0;
  return (
    <>
      <Text
        role="status"
        textStyle="sm"
        // Under the heading on phones, where there is no space for both and the button.
        order={{ base: '2', md: '1' }}
        w={{ base: 'full', md: 'auto' }}
        color={isAny || message !== null ? 'accent.fg' : 'fg.muted'}
      >
        {message ?? (isAny ? makeText.kept(locks.size) : makeText.keepHelp)}
      </Text>
      {isAny && (
        <Button
          variant="ghost"
          size="sm"
          minH="11"
          me="-3"
          order={{ base: '1', md: '2' }}
          onClick={keepNothing}
        >
          <PinOff aria-hidden />
          {makeText.keepNothing}
        </Button>
      )}
    </>
  );
}

interface StepProps {
  room: Room;
  step: WalkStep;
  /** Null for what belongs to the next step. */
  number: number | null;
  keeping?: Keeping;
}

function Step({ room, step, number, keeping }: StepProps) {
  const words = stepText(room, step);
  const own = keeping ? lockOfStep(room, step) : null;
  const lock = own !== null && keeping?.able.has(own) ? own : null;
  const isKept = lock !== null && keeping?.locks.has(lock) === true;
  return (
    <Flex
      as="li"
      align="center"
      gap="2.5"
      minW="0"
      ps="1"
      borderRadius="md"
      bg={isKept ? 'bg.chosen' : undefined}
    >
      <Flex
        as="span"
        boxSize="6"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="full"
        bg={number === null ? undefined : 'bg.deep'}
        textStyle="xs"
        fontWeight="650"
      >
        {number}
      </Flex>
      <StepPicture room={room} step={step} />
      <Text textStyle="sm" minW="0" flex="1" py="1" overflowWrap="anywhere">
        {words}
      </Text>
      {keeping && lock !== null && (
        <IconButton
          variant="ghost"
          minW="11"
          h="11"
          flexShrink="0"
          color={isKept ? 'accent.fg' : 'fg.muted'}
          aria-label={makeText.keep(words)}
          title={makeText.keepPart}
          aria-pressed={isKept}
          onClick={() => keeping.toggle(lock)}
        >
          <Pin fill={isKept ? 'currentColor' : 'none'} />
        </IconButton>
      )}
    </Flex>
  );
}
