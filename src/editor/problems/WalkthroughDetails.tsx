import { Box, chakra, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { numberSteps } from '../../../core/solve/escape/walk/numberSteps.ts';
import { fairTimeLimit } from '../../../core/solve/escape/walk/rateDifficulty.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { stepText, walkthroughText } from '../text/findings.ts';
import { StepSigns } from './StepSigns.tsx';

/** How the room is escaped, step by step (S1); computed only while unfolded. */
export function WalkthroughDetails() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details
      px={{ base: '4', lg: '3' }}
      textStyle="sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <chakra.summary minH={{ base: '11', lg: '9' }} py="1.5" cursor="pointer" color="fg.muted">
        {walkthroughText.title}
      </chakra.summary>
      {isOpen && <Steps />}
    </chakra.details>
  );
}

function Steps() {
  const room = useCheckedRoom();
  const walkthrough = useMemo(() => findWalkthrough(room), [room]);
  if (!walkthrough) return <Text>{walkthroughText.none}</Text>;
  const { steps, offTheWay } = walkthrough;
  const numbers = numberSteps(steps);
  return (
    <>
      <Box as="ol" listStyleType="decimal" ps="5" display="grid" gap="1">
        {steps.map((step, at) => (
          // A step in which players only go to a scene or read something has no number.
          <Box
            as="li"
            key={JSON.stringify(step)}
            {...(numbers[at] === null ? { listStyleType: 'none' } : { value: numbers[at] })}
          >
            <span translate={step.type === 'enter' ? 'no' : undefined}>{stepText(room, step)}</span>
            <StepSigns room={room} step={step} />
          </Box>
        ))}
      </Box>
      <Text mt="2" color="fg.muted">
        {offTheWay.length > 0 && `${walkthroughText.offTheWay(offTheWay.map((id) => itemName(room, id)))} `}
        {walkthroughText.timeLimit(fairTimeLimit(walkthrough))}
      </Text>
    </>
  );
}
