import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, CircleCheck, CircleX, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor } from '../session/editorContext.ts';
import { FindingList } from './FindingList.tsx';
import { WalkthroughDetails } from './WalkthroughDetails.tsx';

/** What stands in the way of publishing, and how the room is escaped, right under it; folded until asked for. */
export function ProblemStrip() {
  const findings = useEditor((state) => state.findings);
  const { icon, words, color } = summarize(findings);
  const head = (
    <Flex
      as="span"
      align="center"
      gap="2"
      minW="0"
      color={color}
      css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
    >
      {icon}
      <Text as="span" textStyle="sm" fontWeight="600" truncate aria-live="polite">
        {words}
      </Text>
    </Flex>
  );
  return (
    <chakra.details
      bg="bg.panel"
      borderRadius={{ lg: 'md' }}
      borderWidth={{ base: '0', lg: '1px' }}
      borderBottomWidth="1px"
      borderColor="border"
      css={{ '&[open] summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minH={{ base: '11', lg: '10' }}
        px={{ base: '4', lg: '3' }}
        cursor="pointer"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { boxSize: '4', transition: 'rotate 140ms' },
        }}
      >
        {head}
        <ChevronDown aria-hidden />
      </chakra.summary>
      <Box maxH={{ lg: '12rem' }} overflowY="auto" pb="2">
        <FindingList findings={findings} />
        <WalkthroughDetails />
      </Box>
    </chakra.details>
  );
}

function summarize(findings: readonly Finding[]): { icon: ReactNode; words: string; color: string } {
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const words = editorText.problems.summary(errors, findings.length - errors);
  if (errors > 0) return { icon: <CircleX />, words, color: 'danger.fg' };
  if (findings.length > 0) return { icon: <Lightbulb />, words, color: 'accent.fg' };
  return { icon: <CircleCheck />, words, color: 'success.fg' };
}
