import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { manualText } from '../text/manual.ts';
import { ManualPicture } from './ManualPicture.tsx';
import { MANUAL_PARTS, type ManualPart } from './manualParts.ts';

/** The manual: illustrated parts, from a room that is made at once to its players. */
export function ManualParts() {
  return (
    <>
      <Text color="fg.muted" mb="5">
        {manualText.lead}
      </Text>
      {/* The first element to focus, so that the manual opens at its top and arrow keys scroll it. */}
      <Stack
        tabIndex={0}
        role="group"
        aria-label={manualText.title}
        gap={{ base: '6', md: '7' }}
        scrollMarginTop="40"
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
      >
        {MANUAL_PARTS.map((part) => (
          <Part key={part} part={part} />
        ))}
      </Stack>
    </>
  );
}

function Part({ part }: { part: ManualPart }) {
  const { title, steps } = manualText.parts[part];
  return (
    <Flex
      as="section"
      aria-label={title}
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '6' }}
      align="start"
    >
      <Box w={{ base: 'full', md: '17rem' }} maxW="22rem" flexShrink="0">
        <ManualPicture part={part} />
      </Box>
      <Box minW="0">
        <Heading as="h3" size="md" color="accent.fg" mb="2">
          {title}
        </Heading>
        <Box as="ol" listStyleType="decimal" ps="5" m="0" display="grid" gap="1.5" textWrap="pretty">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
