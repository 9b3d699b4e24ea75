import { type BoxProps, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/kit/Panel.tsx';
import type { Section } from './sections.tsx';

interface AccountSectionProps extends BoxProps {
  section: Section;
  title: string;
  children: ReactNode;
}

/** A panel of the account page, linked from the list of sections. */
export function AccountSection({ section, title, children, ...style }: AccountSectionProps) {
  return (
    <Panel
      as="section"
      id={section}
      aria-labelledby={`${section}-title`}
      p={{ base: '5', md: '6' }}
      scrollMarginTop="calc(var(--nav-height) + 1rem)"
      {...style}
    >
      <Heading as="h2" id={`${section}-title`} size="xl">
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
