import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../shared/kit/Panel.tsx';

interface ScoreRowsProps {
  title: string;
  lead: string;
  /** Text shown without rows. */
  none: string;
  /** Each a list item. */
  rows: readonly ReactNode[];
}

/** One list of a room's scores with a heading. */
export function ScoreRows({ title, lead, none, rows }: ScoreRowsProps) {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} size="xl">
        {title}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4" maxW="60ch" textWrap="pretty">
        {lead}
      </Text>
      {rows.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <Panel as="ul" role="list" listStyleType="none" aria-labelledby={titleId}>
          {rows}
        </Panel>
      )}
    </Box>
  );
}

interface ScoreRowProps {
  /** The description. */
  children: ReactNode;
  /** The button. */
  action: ReactNode;
}

/** A row with a button at the end, or below it in narrow windows. */
export function ScoreRow({ children, action }: ScoreRowProps) {
  return (
    <Flex
      as="li"
      gap={{ base: '3', md: '4' }}
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      px={{ base: '4', md: '5' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0">
        {children}
      </Box>
      {action}
    </Flex>
  );
}
