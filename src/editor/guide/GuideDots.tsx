import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { GUIDE_STEPS, type Guide } from '../../../core/room/guide.ts';
import { guideText } from '../text/guide.ts';

/** The guide's steps as dots: done ones and the next. */
export function GuideDots({ guide: { done, next } }: { guide: Guide }) {
  return (
    <Box as="ol" display="flex" gap="1.5" listStyleType="none" m="0" p="0">
      {GUIDE_STEPS.map((step) => (
        <Box
          as="li"
          key={step}
          aria-current={step === next ? 'step' : undefined}
          title={guideText.steps[step].title}
          display="grid"
          placeItems="center"
          boxSize="4.5"
          borderRadius="full"
          borderWidth="2px"
          borderColor={done.has(step) ? 'fg.success' : step === next ? 'accent.fg' : 'border.strong'}
          color="fg.success"
          css={{ '& svg': { boxSize: '3', strokeWidth: 3.5 } }}
        >
          {done.has(step) && <Check aria-hidden />}
          <VisuallyHidden>
            {done.has(step)
              ? `${guideText.steps[step].title}, ${guideText.doneMark}`
              : guideText.steps[step].title}
          </VisuallyHidden>
        </Box>
      ))}
    </Box>
  );
}
