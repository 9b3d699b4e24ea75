import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Info, Pause } from 'lucide-react';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { ClosingCurtains } from '../../moments/Curtains.tsx';
import { pupilText } from '../../text/pupil.ts';
import { useSeated } from '../../together/teamContext.ts';
import { messageText } from '../messageText.ts';
import { useClass } from '../useClass.ts';

/** The pause button of a class. A press only says that the teacher alone pauses (Q5). */
export function PauseKey() {
  const { telling } = useSeated();
  const { pause } = pupilText;
  return (
    <Button
      variant="outline"
      paddingX={{ base: '0', md: '4' }}
      aria-disabled
      aria-label={pause.key}
      aria-description={pause.reason}
      title={pause.reason}
      opacity="0.6"
      borderStyle="dashed"
      cursor="not-allowed"
      onClick={() => telling.getState().tell({ by: null, text: pause.reason })}
    >
      <Pause aria-hidden />
      <Box as="span" hideBelow="md" css={{ _sideways: { display: 'none' } }}>
        {pause.key}
      </Box>
    </Button>
  );
}

/** Covers the whole stage while the teacher has stopped the clock: nothing of the room can be read (P2). */
export function HeldCover() {
  const said = useClass(({ unread }) => unread.at(-1));
  const { pause } = pupilText;
  return (
    <Flex position="absolute" inset="0" align="center" justify="center" padding="3" bg="red.950">
      <ClosingCurtains />
      <Paper
        p={{ base: '3.5', md: '7' }}
        width="min(30rem, 100%)"
        maxHeight="100%"
        overflowY="auto"
        textAlign="center"
        border="8px solid #4a2a17"
        animationName="fade-in"
        animationDuration="200ms"
        animationDelay="250ms"
        animationFillMode="backwards"
      >
        <Heading
          as="h2"
          size={{ base: 'xl', md: '3xl' }}
          tabIndex={-1}
          ref={takeFocus}
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        >
          {pause.title}
        </Heading>
        {said && (
          <Text marginTop="1.5" fontSize={{ md: 'lg' }} overflowWrap="anywhere">
            {pause.said(messageText(said.message))}
          </Text>
        )}
        <Text
          color="fg.muted"
          marginTop="2.5"
          paddingTop="2.5"
          borderTop="2px dashed #c9a86a"
          textWrap="balance"
          css={{ _uprightPhone: { lineHeight: '1.3' } }}
        >
          {pause.text}
        </Text>
        <Flex hideBelow="md" align="center" justify="center" gap="2" marginTop="2.5" color="fg.muted">
          <Info size={18} aria-hidden />
          <Text>{pause.reason}</Text>
        </Flex>
      </Paper>
    </Flex>
  );
}

/** Takes the focus, since the element that had it is behind the curtain. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
