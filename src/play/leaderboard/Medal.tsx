import { Flex } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { DoorOpen, TimerOff } from 'lucide-react';

/** Rings like an alarm clock and comes to rest. */
const rungOut = keyframes({
  '0%, 100%': { transform: 'none' },
  '12%, 36%, 60%': { transform: 'rotate(-13deg)' },
  '24%, 48%': { transform: 'rotate(13deg)' },
  '74%': { transform: 'rotate(6deg)' },
  '88%': { transform: 'rotate(-3deg)' },
});
const RUNG_OUT = { '& svg': { animation: `${rungOut} 900ms ease-out 380ms both` } };

/** Shown instead of the room if its picture is no longer known. */
export function Medal({ isEscaped }: { isEscaped: boolean }) {
  const Sign = isEscaped ? DoorOpen : TimerOff;
  return (
    <Flex
      align="center"
      justify="center"
      boxSize="20"
      marginX="auto"
      borderRadius="full"
      borderWidth="2px"
      borderColor={isEscaped ? 'ink' : 'border.strong'}
      bg={isEscaped ? 'brass.400' : 'bg.inset'}
      bgImage={isEscaped ? 'linear-gradient(160deg, {colors.brass.200}, {colors.brass.500})' : undefined}
      color={isEscaped ? 'brass.950' : 'fg.subtle'}
      boxShadow={isEscaped ? '0 0 3.5rem rgb(236 194 99 / 0.5)' : 'inset'}
      animationName="scale-in, fade-in"
      animationDuration="420ms"
      aria-hidden
      css={{ _sideways: { boxSize: '12', '& svg': { boxSize: '7' } }, ...(!isEscaped && RUNG_OUT) }}
    >
      <Sign size={40} strokeWidth={1.75} />
    </Flex>
  );
}
