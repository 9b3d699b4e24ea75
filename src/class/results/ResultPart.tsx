import { Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../shared/kit/Panel.tsx';

interface ResultPartProps {
  title: string;
  /** Shown on the title's line. */
  aside?: ReactNode;
  lead?: string;
  children: ReactNode;
}

/** One part of the results: a panel with its title. */
export function ResultPart({ title, aside, lead, children }: ResultPartProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} minW="0" p={{ base: '4', md: '6' }} _print={ON_PAPER}>
      <Flex align="baseline" wrap="wrap" columnGap="5" rowGap="1.5" mb="3">
        <Heading as="h2" id={id} size="2xl" lineHeight="1.2">
          {title}
        </Heading>
        {aside}
        {lead && (
          <Text color="fg.muted" textStyle="sm">
            {lead}
          </Text>
        )}
      </Flex>
      {children}
    </Panel>
  );
}

const ON_PAPER = { background: 'white!', boxShadow: 'none!' } as const;
