import { Box, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useEditorActions } from '../session/editorContext.ts';
import { showingText } from '../text/showing.ts';
import { isFault } from './describeSteps.ts';
import { StepDots } from './StepDots.tsx';
import { useShowing } from './useShowing.ts';
import { useShowingKeys } from './useShowingKeys.ts';

/** The controls of a walkthrough, in place of the sentence that says whether the room can be escaped. */
export function ShowingBar({ onClose }: { onClose: () => void }) {
  const shown = useShowing();
  const { showStep, playShowing } = useEditorActions();
  const next = useRef<HTMLButtonElement>(null);
  const [pace, setPace] = useState(1);
  usePlaying(pace);
  useShowingKeys(onClose);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  if (!shown) return null;
  const { showing, steps, step } = shown;
  const { at, isPlaying } = showing;
  const isLast = at === steps.length - 1;

  /** Plays or pauses the walkthrough. At the last step, it starts again from the first. */
  function togglePlaying(): void {
    if (isLast) showStep(0);
    playShowing(!isPlaying);
  }
  return (
    <Box
      as="section"
      aria-label={showingText.titles[showing.type]}
      bg="bg.panel"
      borderTopWidth="2px"
      borderColor={isFault(showing) ? 'border.error' : 'accent'}
    >
      <Flex align="center" gap={{ base: '1', lg: '2' }} px={{ base: '2', lg: '3' }} py="0.5">
        <Control
          label={showingText.back}
          icon={<ChevronLeft />}
          isOff={at === 0}
          onClick={() => showStep(at - 1)}
        />
        {steps.length > 1 && (
          <Control
            label={isPlaying ? showingText.pause : showingText.play}
            icon={isPlaying ? <Pause /> : <Play />}
            onClick={togglePlaying}
          />
        )}
        <Control
          ref={next}
          label={showingText.next}
          icon={<ChevronRight />}
          isOff={isLast}
          onClick={() => showStep(at + 1)}
        />
        <Text
          textStyle="sm"
          fontWeight="700"
          color="accent.fg"
          flexShrink="0"
          ms="1"
          display={{ md: 'none' }}
        >
          {step.count}
        </Text>
        <StepDots steps={steps} at={at} />
        {steps.length > 1 && (
          <Box as="span" ms="auto">
            <Control
              label={showingText.pace(pace)}
              icon={<Text as="span">{pace}×</Text>}
              onClick={() => setPace(pace === 1 ? 2 : 1)}
            />
          </Box>
        )}
        <Control label={showingText.close} icon={<X />} onClick={onClose} isAtEnd={steps.length < 2} />
      </Flex>
      <Text textStyle="sm" fontWeight="600" px="4" pb="2.5" display={{ md: 'none' }} aria-hidden>
        {step.words}
      </Text>
      <VisuallyHidden role="status">{showingText.said(step.count, step.words)}</VisuallyHidden>
    </Box>
  );
}

interface ControlProps {
  label: string;
  icon: ReactNode;
  /** Whether the button does nothing at this step. It stays focusable, so that the focus is not lost. */
  isOff?: boolean;
  isAtEnd?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

function Control({ label, icon, isOff = false, isAtEnd = false, ref, onClick }: ControlProps) {
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      size="sm"
      minW={{ base: '11', xl: '9' }}
      h={{ base: '11', xl: '9' }}
      flexShrink="0"
      ms={isAtEnd ? 'auto' : undefined}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      opacity={isOff ? 0.45 : undefined}
      onClick={() => !isOff && onClick()}
    >
      {icon}
    </IconButton>
  );
}

/** Milliseconds that a step is shown: to find its things, and for each letter of its text. */
const LOOKING = 1600;
const LETTER = 35;

/** Goes on to the next step after the time to read this one; twice as fast at a pace of 2. */
function usePlaying(pace: number): void {
  const { showStep } = useEditorActions();
  const shown = useShowing();
  const isPlaying = shown?.showing.isPlaying === true;
  const at = shown?.showing.at ?? 0;
  const stays = LOOKING + LETTER * (shown?.step.words.length ?? 0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => showStep(at + 1), stays / pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, stays, pace, showStep]);
}
