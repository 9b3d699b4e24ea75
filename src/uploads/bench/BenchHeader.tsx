import { Box, Heading } from '@chakra-ui/react';
import { inventoryText } from '../text/inventory.ts';
import { useActiveWork } from './benchContext.ts';
import type { BenchTarget } from './benchTarget.ts';
import { StepList } from './StepList.tsx';

/** The bench's purpose, and the progress of the active work. */
export function BenchHeader({ target }: { target: BenchTarget }) {
  const work = useActiveWork();
  const { title, changing } = inventoryText.bench;
  const isChange = target.type === 'change' && work?.upload;
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', lg: 'center' }}
      gap="3"
      mt="2"
      mb="6"
    >
      <Heading as="h1" size="4xl" overflowWrap="anywhere">
        {isChange ? changing(isChange.entry.name) : title}
      </Heading>
      <StepList kind={work?.kind ?? (target.type === 'add' ? target.kind : 'item')} />
    </Box>
  );
}
