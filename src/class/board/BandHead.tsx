import { Box, Flex, Heading } from '@chakra-ui/react';
import { DoorOpen, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Band } from '../../../core/class/board.ts';
import { Chip } from '../../shared/kit/Chip.tsx';

interface BandHeadProps {
  title: string;
  band?: Band;
  count: number;
  aside?: ReactNode;
}

/** The heading of a band, with the number of its teams and a rule. */
export function BandHead({ title, band, count, aside }: BandHeadProps) {
  return (
    <Flex align="center" gap="3" marginTop="5" marginBottom="2.5" minHeight="11">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      <Chip tone={band === 'needsYou' ? 'warning' : band === 'outside' ? 'success' : 'plain'}>
        {band === 'needsYou' && <Hand aria-hidden />}
        {band === 'outside' && <DoorOpen aria-hidden />}
        {count}
      </Chip>
      <Box flex="1" borderTopWidth="1px" aria-hidden />
      {aside}
    </Flex>
  );
}
