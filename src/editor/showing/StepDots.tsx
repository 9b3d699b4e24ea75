import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useEditorActions } from '../session/editorContext.ts';
import { showingText } from '../text/showing.ts';
import type { ShownStep } from './describeSteps.ts';

/** Buttons for every step: numbered, small for those that are not counted. Phones have no space for them. */
export function StepDots({ steps, at }: { steps: readonly ShownStep[]; at: number }) {
  const { showStep } = useEditorActions();
  const current = useRef<HTMLButtonElement>(null);
  // In braces: newer browsers return a promise from scrolling, which is no cleanup function.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another button with each step.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <Box
      as="ol"
      aria-label={showingText.steps}
      display={{ base: 'none', md: 'flex' }}
      flex="1"
      minW="0"
      overflowX="auto"
      scrollbarWidth="none"
      listStyleType="none"
      m="0"
      p="0"
    >
      {steps.map((step, place) => (
        <Box as="li" key={`${step.count} ${step.words}`} flex="1 0 auto" display="flex" maxW="24">
          <Dot
            ref={place === at ? current : undefined}
            type="button"
            aria-label={showingText.said(step.count, step.words)}
            aria-current={place === at ? 'step' : undefined}
            title={step.words}
            data-passed={place < at || undefined}
            data-small={step.number === null || undefined}
            onClick={() => showStep(place)}
          >
            <span>{step.number}</span>
          </Dot>
        </Box>
      ))}
    </Box>
  );
}

const Dot = chakra('button', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: { base: '11', xl: '8' },
    minHeight: { base: '11', xl: '9' },
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    // The line that connects the dots.
    _before: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '50%',
      height: '2px',
      marginTop: '-1px',
      bg: 'border.strong',
    },
    '& span': {
      position: 'relative',
      minWidth: '5',
      height: '5',
      paddingX: '1',
      borderRadius: 'full',
      bg: 'fg.muted',
      color: 'bg.panel',
      fontSize: 'xs',
      fontWeight: '700',
      lineHeight: '1.25rem',
    },
    '&[data-small] span': { minWidth: '2.5', height: '2.5', padding: '0' },
    '&[data-passed] span, &[aria-current] span': { bg: 'brass.400', color: 'brass.950' },
    '&[data-passed]:before': { bg: 'brass.400' },
    '&[aria-current] span': { boxShadow: '0 0 0 3px {colors.bg.panel}, 0 0 0 5px {colors.accent}' },
  },
});
