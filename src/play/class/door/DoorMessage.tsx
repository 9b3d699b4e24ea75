import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isFocusLost } from '../../../shared/kit/focus.ts';
import { DoorBoard } from '../../together/door/DoorBoard.tsx';

interface DoorMessageProps {
  /** The pennant of a team. */
  above?: ReactNode;
  icon: ReactNode;
  title: string;
  text: string;
  /** Buttons that lead on. */
  children?: ReactNode;
}

/** A message on the whole screen of a pupil who cannot play now. */
export function DoorMessage({ above, icon, title, text, children }: DoorMessageProps) {
  return (
    <DoorBoard
      width="min(28rem, 100% - 1rem)"
      marginY={{ base: '3', md: '12' }}
      paddingY={{ base: '10', md: '12' }}
      textAlign="center"
    >
      <Flex direction="column" align="center" gap="4">
        {above}
        <Flex
          aria-hidden
          align="center"
          justify="center"
          boxSize="16"
          borderRadius="full"
          border="2px solid {colors.ink}"
          bg="rgb(20 10 10 / 0.4)"
          color="#ffd97a"
          css={{ '& svg': { boxSize: '7' } }}
        >
          {icon}
        </Flex>
        <Heading
          as="h1"
          size={{ base: '2xl', md: '3xl' }}
          tabIndex={-1}
          ref={takeLostFocus}
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        <Text textWrap="balance">{text}</Text>
        {children && (
          <Flex gap="3" wrap="wrap" justify="center" marginTop="2">
            {children}
          </Flex>
        )}
      </Flex>
    </DoorBoard>
  );
}

/** Takes the focus if it was lost with the screen before. */
export function takeLostFocus(heading: HTMLElement | null): void {
  if (isFocusLost()) heading?.focus({ preventScroll: true });
}
