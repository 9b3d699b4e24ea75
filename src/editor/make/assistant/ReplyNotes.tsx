import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleX, Wrench } from 'lucide-react';
import type { Mend, ReplyFault } from '../../../../core/make/assistant/mend.ts';
import { backToItText, faultText, makeAssistantText, mendText } from '../../text/makeAssistant.ts';
import { CopyButton } from './CopyButton.tsx';

/** Most mends that are listed; a recipe of hundreds of things may need hundreds. */
const MOST = 40;

/** Says what keeps a reply from being a room, with a text to copy back to the assistant. */
export function ReplyFaults({ faults }: { faults: readonly ReplyFault[] }) {
  return (
    <Box borderRadius="lg" borderWidth="1px" borderColor="border" bg="bg.raised" p="3.5">
      <Flex
        role="alert"
        gap="2.5"
        align="start"
        css={{ '& > svg': { boxSize: '5', flexShrink: '0', mt: '0.5' } }}
      >
        <Box as={CircleX} aria-hidden color="fg.error" />
        <Box minW="0">
          <Text fontWeight="650">{makeAssistantText.faults(faults.length)}</Text>
          <Lines lines={faults.slice(0, MOST).map(faultText)} />
        </Box>
      </Flex>
      <Stack gap="1" mt="3" align="start">
        <CopyButton label={makeAssistantText.copyBack} text={backToItText(faults)} />
        <Text textStyle="xs" color="fg.muted">
          {makeAssistantText.copyBackHelp}
        </Text>
      </Stack>
    </Box>
  );
}

/** Lists what was mended. */
export function ReplyMends({ mends }: { mends: readonly Mend[] }) {
  return (
    <chakra.details open={mends.length <= 4} textStyle="sm">
      <chakra.summary minH="11" display="flex" alignItems="center" gap="2" cursor="pointer" fontWeight="600">
        <Box as={Wrench} aria-hidden boxSize="4" color="accent.fg" />
        {makeAssistantText.mended(mends.length)}
      </chakra.summary>
      <Lines lines={mends.slice(0, MOST).map(mendText)} />
    </chakra.details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap="1" m="0" mt="1" ps="4" textStyle="sm" color="fg.muted" listStyleType="disc">
      {[...new Set(lines)].map((line) => (
        <Text as="li" key={line} overflowWrap="anywhere">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
