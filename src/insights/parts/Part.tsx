import { type BoxProps, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/kit/Panel.tsx';

interface PartProps extends BoxProps {
  /** The part's id, to which the tabs link. */
  id: string;
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the page: a panel with its title. On paper it stays on one page. */
export function Part({ id, title, aside, lead, children, ...box }: PartProps) {
  return (
    <Panel
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      minW="0"
      p={{ base: '4', md: '6' }}
      scrollMarginTop="calc(var(--nav-height) + 4.5rem)"
      breakInside="avoid"
      {...box}
    >
      <Flex justify="space-between" align="start" wrap="wrap" columnGap="4" rowGap="2" mb="4">
        <div>
          <Heading as="h2" id={`${id}-title`} size="2xl" lineHeight="1.2">
            {title}
          </Heading>
          {lead && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {lead}
            </Text>
          )}
        </div>
        {typeof aside === 'string' ? (
          <Text color="fg.subtle" textStyle="sm" mt="1.5">
            {aside}
          </Text>
        ) : (
          aside
        )}
      </Flex>
      {children}
    </Panel>
  );
}
